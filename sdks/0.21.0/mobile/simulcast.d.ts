/**
 * Whether a video track is sent in several qualities.
 *
 * With simulcast a track is sent at full, half and quarter size, and Fishjam chooses what each receiver gets.
 *
 * @category Simulcast and bandwidth
 */
export type SimulcastConfig = {
  /** Whether the track is sent in several qualities. */
  enabled: boolean;
};

/**
 * Why a track is received in the quality that it is.
 *
 * - `low_bandwidth`: there is not enough bandwidth for a better one.
 * - `encoding_inactive`: the publisher stopped sending the better one.
 * - `other`: not known.
 *
 * @category Simulcast and bandwidth
 */
export type EncodingReason = 'other' | 'encoding_inactive' | 'low_bandwidth';

/**
 * Tells how much this device can receive.
 *
 * @returns The server's estimate.
 * @example Warn about a slow connection
 * ```tsx
 * import { useBandwidthEstimation } from '@fishjam-cloud/react-native-client';
 * import { Text } from 'react-native';
 *
 * export function ConnectionHint() {
 *   const { estimation } = useBandwidthEstimation();
 *
 *   if (estimation === null || estimation > 500_000) return null;
 *   return <Text>Your connection is slow: {Math.round(estimation / 1000)} kbit/s</Text>;
 * }
 * ```
 * @category Simulcast and bandwidth
 */
export declare function useBandwidthEstimation(): {
  /** What the server expects that this device can receive, in bits per second; `null` until it has measured. */
  estimation: number | null;
};

export {};

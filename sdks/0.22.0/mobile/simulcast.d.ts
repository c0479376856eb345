/**
 * Simulcast state of a video track.
 *
 * With simulcast, a camera track is sent at up to three sizes on Android and up to two on iOS. Fishjam chooses one size
 * for each receiver.
 *
 * @category Simulcast and bandwidth
 */
export type SimulcastConfig = {
  /** Whether the track is sent with simulcast. In this version, the hooks always report `false`. */
  enabled: boolean;
};

/**
 * Reason why a track is received at its current quality. No SDK function returns this type.
 *
 * - `low_bandwidth`: the bandwidth does not allow a higher quality.
 * - `encoding_inactive`: the publisher has stopped sending the previously received quality.
 * - `other`: unknown.
 *
 * @category Simulcast and bandwidth
 */
export type EncodingReason = 'other' | 'encoding_inactive' | 'low_bandwidth';

/**
 * Returns an estimate of this device's bandwidth, which is always `null` in this version.
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
  /** Estimated incoming bandwidth, in bits per second; `null` while there is no estimate. */
  estimation: number | null;
};

export {};

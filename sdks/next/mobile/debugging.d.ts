/**
 * Switches for finding faults.
 *
 * @category Debugging
 */
export type DebugConfig = {
  /**
   * Whether to check the shape of what the native side reports, and to log what is unexpected.
   *
   * The environment variable `EXPO_PUBLIC_CHECK_EVENT_PAYLOAD` sets it at build time.
   *
   * @defaultValue `false`
   */
  validateEventPayloads: boolean;
};

/**
 * Changes the switches for finding faults while the app runs.
 *
 * @param partial - The switches to change; the others stay.
 * @example Check what the native side reports while developing
 * ```ts
 * import { setOverwriteDebugConfig } from '@fishjam-cloud/react-native-client';
 *
 * if (__DEV__) setOverwriteDebugConfig({ validateEventPayloads: true });
 * ```
 * @category Debugging
 */
export declare function setOverwriteDebugConfig(partial: Partial<DebugConfig>): void;

export {};

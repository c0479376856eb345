/**
 * Debug settings.
 *
 * @category Debugging
 */
export type DebugConfig = {
  /**
   * Whether to validate the payloads of native events and log unexpected payloads.
   *
   * Only development builds validate payloads. The environment variable `EXPO_PUBLIC_CHECK_EVENT_PAYLOAD` sets this
   * option at build time: any nonempty value enables the option.
   *
   * @defaultValue `false`
   */
  validateEventPayloads: boolean;
};

/**
 * Changes debug settings at run time.
 *
 * @param partial - Settings to change; the others stay the same.
 * @example Validate native events during development
 * ```ts
 * import { setOverwriteDebugConfig } from '@fishjam-cloud/react-native-client';
 *
 * if (__DEV__) setOverwriteDebugConfig({ validateEventPayloads: true });
 * ```
 * @category Debugging
 */
export declare function setOverwriteDebugConfig(partial: Partial<DebugConfig>): void;

export {};

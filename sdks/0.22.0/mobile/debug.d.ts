// The subpath `@fishjam-cloud/react-native-client/debug`. It has no reference pages: guides explain it where it helps.

/** How much WebRTC writes to the native log. */
export type LoggingSeverity = 'verbose' | 'info' | 'warning' | 'error' | 'none';

/**
 * Changes how much WebRTC writes to the native log.
 *
 * @param severity - the least severe messages to write.
 */
export declare function changeWebRTCLoggingSeverity(severity: LoggingSeverity): Promise<void>;

export {};

// The subpath `@fishjam-cloud/react-native-client/debug`. It has no reference pages; guides explain it where it is
// useful.

/** Lowest severity of the messages that WebRTC writes to the native log. */
export type LoggingSeverity = 'verbose' | 'info' | 'warning' | 'error' | 'none';

/**
 * Sets the lowest severity of the messages that WebRTC writes to the native log.
 *
 * @param severity - Lowest severity to log; `none` turns logging off.
 */
export declare function changeWebRTCLoggingSeverity(severity: LoggingSeverity): Promise<void>;

export {};

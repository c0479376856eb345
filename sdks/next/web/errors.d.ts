/**
 * Reason why the Fishjam server rejected the peer token.
 *
 * The server closes the connection with this reason, and the SDK does not try to reconnect. No hook returns the reason,
 * but the SDK logs it to the console as "Socket closed with reason: …". If the token is missing, invalid or expired,
 * request a new token from your backend. The reasons `room not found` and `peer not found` mean that the room or the
 * peer has been deleted.
 *
 * @category Errors
 */
export type AuthErrorReason = 'missing token' | 'invalid token' | 'expired token' | 'room not found' | 'peer not found';

/**
 * Reason why a peer with a valid token could not join the room.
 *
 * The server closes the connection with this reason, and the SDK does not try to reconnect. No hook returns the reason,
 * but the SDK logs it to the console as "Socket closed with reason: …".
 *
 * @category Errors
 */
export type JoinErrorReason = 'reached peers limit' | 'room not found' | 'node not found' | 'Invalid SDK version';

export {};

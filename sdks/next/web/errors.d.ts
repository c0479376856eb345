/**
 * Why the Fishjam server refused the peer token.
 *
 * The connection ends with this reason, and the SDK does not try to reconnect. Fetch a new token from your backend for
 * the first three reasons; for the last two the room or the peer has been deleted.
 *
 * @category Errors
 */
export type AuthErrorReason = 'missing token' | 'invalid token' | 'expired token' | 'room not found' | 'peer not found';

/**
 * Why a peer with a valid token could not enter the room.
 *
 * The SDK does not try to reconnect after any of these.
 *
 * @category Errors
 */
export type JoinErrorReason = 'reached peers limit' | 'room not found' | 'node not found' | 'Invalid SDK version';

export {};

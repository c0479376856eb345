/**
 * Token for publishing one livestream.
 *
 * @category Livestream tokens
 */
export interface StreamerToken {
  /** The token. Send it only to the streamer. */
  token: string;
}

/**
 * Token for watching one livestream.
 *
 * @category Livestream tokens
 */
export interface ViewerToken {
  /** The token. Send it to a single viewer. */
  token: string;
}

export {};

/**
 * A token for publishing to one livestream.
 *
 * @category Livestream tokens
 */
export interface StreamerToken {
  /** The token: give it to the one who publishes, and to nobody else. */
  token: string;
}

/**
 * A token for watching one livestream.
 *
 * @category Livestream tokens
 */
export interface ViewerToken {
  /** The token: give it to one viewer. */
  token: string;
}

export {};

/** Names of the site's Trusted Types policies; the server allows only these. */
export const policies = {
  /**
   * Checks all strings that the framework, React and our scripts pass to the browser; see
   * `src/client/boot/trusted-types/`.
   */
  site: 'default',
  /** The bundler's policy for the addresses of its chunks. No other script can use it. */
  bundler: 'bundler',
} as const;

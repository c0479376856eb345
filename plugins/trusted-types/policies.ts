/** Names of the policies of Trusted Types that the site makes; a server allows these and no other. */
export const policies = {
  /** Reads all that the framework, React and our own scripts give the browser as text: `src/trusted-types/`. */
  site: 'default',
  /** Of the bundler, for the addresses of chunks, which it has in itself. No other script can use it. */
  bundler: 'bundler',
} as const;

import type { CurrentBundler } from '@docusaurus/types';

/** Comment that makes V8 compile all functions of a script that begins with it. */
const HINT = '//# allFunctionsCalledOnLoad';

/** Matches the scripts that every page loads and mostly executes. */
const everywhere = /(?:^|\/)(?:main|react)\.[^/]*js$/;

/**
 * Makes Chromium compile the scripts of every page on another thread, during download. Otherwise, it compiles each
 * function on its first call: during hydration, or while the reader waits for the next page.
 *
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints({ BannerPlugin, Compilation }: CurrentBundler['instance']) {
  return new BannerPlugin({
    banner: HINT,
    raw: true,
    include: everywhere,
    // After the minimizer, which removes comments, and before file names get their hashes.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

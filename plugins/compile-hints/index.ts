import type { Plugin } from '@docusaurus/types';

/** V8 compiles all functions of a script that begins so. */
const HINT = '//# allFunctionsCalledOnLoad';

/** The scripts that every page loads, and runs most of. */
const everywhere = /(?:^|\/)(?:main|react)\.[^/]*js$/;

/**
 * Has Chromium compile the scripts of every page as a whole while it loads them, on a thread of its own. Else it compiles
 * each function when it is called first: while the page comes to life, or while the reader waits for the next one. To other
 * browsers it is a comment.
 *
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export default function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { BannerPlugin, Compilation } = currentBundler.instance;
      const banner = new BannerPlugin({
        banner: HINT,
        raw: true,
        include: everywhere,
        // The minimizer takes comments out; names with hashes are given later.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      });
      return isServer ? {} : { plugins: [banner] };
    },
  };
}

import path from 'node:path';

/** Framework files whose effects update the hydrated page with data that the server does not have. */
export const filesWithEffects = [
  'core/lib/client/browserContext.js',
  'plugin-content-docs/lib/client/docsPreferredVersion.js',
  'theme-common/lib/contexts/colorMode.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/content.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/display.js',
  'theme-common/lib/hooks/useWindowSize.js',
];

/** React in a separate script, which runs in its own task and stays in readers' caches across deploys. */
export const reactChunk = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial',
  enforce: true,
} as const;

/**
 * Turns state updates in {@link filesWithEffects} into transitions. React renders transitions in short steps. Ordinary
 * updates would hydrate the rest of the page in one long task.
 */
export function hydrationRule(siteDir: string) {
  return {
    include: filesWithEffects.map((file) => path.join(siteDir, 'node_modules/@docusaurus', file)),
    // The framework aliases `react` to the folder of the package.
    resolve: { alias: { [`${path.join(siteDir, 'node_modules/react')}$`]: path.join(siteDir, 'src/client/react.ts') } },
  };
}

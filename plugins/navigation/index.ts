import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Which of our modules a file of the framework's client gets in the place of what it imports. */
const replaced = {
  'core/lib/client/clientEntry.js': { 'react-router-dom': 'router.tsx', './docusaurus': 'window-docusaurus.ts' },
  'core/lib/client/exports/Head.js': { 'react-helmet-async': 'head.tsx' },
  'core/lib/client/App.js': { './PendingNavigation': 'shown-page.tsx' },
  'core/lib/client/docusaurus.js': { 'react-router-config': 'match-path.ts' },
  'core/lib/client/normalizeLocation.js': { 'react-router-config': 'match-path.ts' },
  'core/lib/client/preload.js': { 'react-router-config': 'match-path.ts' },
  'plugin-content-docs/lib/client/docsClientUtils.js': { '@docusaurus/router': 'match-path.ts' },
};

/**
 * Goes to the next page in one drawing. The framework tells its router of a new address at once, and holds it back from the
 * page below; but React (19.3) draws all that reads the router below a provider that changed, also where another provider
 * is between, so the old page with all its links is drawn once more in each click. Here the router is told when the next
 * page has been loaded.
 *
 * What links load ahead waits for a moment in which nothing else is to be done.
 *
 * @throws Error when addresses of pages are to be in the hash.
 */
export default function navigation({ siteDir, siteConfig }: LoadContext): Plugin {
  if (siteConfig.future.experimental_router !== 'browser')
    throw new Error(
      'docusaurus.config.ts sets `future.experimental_router`, and src/navigation/router.tsx knows paths only. Take the option out.',
    );
  const framework = path.join(siteDir, 'node_modules/@docusaurus');
  const ours = (file: string) => path.join(siteDir, 'src/navigation', file);
  return {
    name: 'navigation',
    configureWebpack: () => ({
      module: {
        rules: Object.entries(replaced).map(([file, modules]) => ({
          test: path.join(framework, file),
          resolve: { alias: Object.fromEntries(Object.entries(modules).map(([name, own]) => [name, ours(own)])) },
        })),
      },
    }),
  };
}

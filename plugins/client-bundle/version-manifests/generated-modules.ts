import type { SplitSite } from './split-site';

/** Placeholder in a version manifest for the chunks of its pages. */
export const PAGES_PLACEHOLDER = '__CHUNKS_OF_PAGES__';

/** Name of a chunk that makes the bundler include the pages, but is never loaded. */
export const EVERY_PAGE = 'every-page';

/** Returns the file name of a version manifest. */
const manifestFile = (version: string): string => `${version}.js`;

/**
 * Generates the modules that our client imports, based on the split site.
 *
 * @param isLazy - whether an import has a separate chunk. All other imports are in the entry, because every page needs
 * them.
 * @returns the text of each file by its name.
 */
export function generatedModules(
  { base, manifests }: SplitSite,
  isLazy: (request: string) => boolean,
): Map<string, string> {
  const registry = [...base.requests].map(([name, request]) => {
    const how = isLazy(request) ? `webpackChunkName: "${name}"` : 'webpackMode: "eager"';
    return `  ${js(name)}: [() => import(/* ${how} */ ${js(request)}), ${js(request)}, require.resolveWeak(${js(request)})],`;
  });
  const versions = base.versions.map((version) => {
    const file = js(`./${manifestFile(version.name)}`);
    const load = `() => import(/* webpackChunkName: "${version.chunk}" */ ${file})`;
    return `  { ...${js(version)}, load: ${load}, id: require.resolveWeak(${file}) },`;
  });
  const everyPage = [...manifests.values()].flatMap(({ requests }) => requests);
  return new Map([
    [
      'base.js',
      `export const routes = ${js(base.routes)};
export const chunkNames = ${js(base.chunkNames)};
export const globalData = ${js(base.globalData)};
export const registry = {
${registry.join('\n')}
};
export const versions = [
${versions.join('\n')}
];
// These functions are never called. The first one makes the bundler include the pages, and the second one includes the
// not-found page in the entry.
export const everyPage = () => import(/* webpackChunkName: "${EVERY_PAGE}" */ "./every-page.js");
export const notFound = () => import(/* webpackMode: "eager" */ "@theme/NotFound");
`,
    ],
    [
      'every-page.js',
      `export default [\n${everyPage.map((request) => `  () => import(${js(request)}),`).join('\n')}\n];\n`,
    ],
    ...[...manifests].map(([version, { manifest }]): [string, string] => [
      manifestFile(version),
      `export const manifest = ${js(manifest)};\nexport const chunks = ${js(PAGES_PLACEHOLDER)};\n`,
    ]),
  ]);
}

const js = (value: unknown): string => JSON.stringify(value);

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagePath } from '../page-markdown/markdown-path';
import { htmlFile } from '../shared/routes';
import { aliasesOf } from './aliases';
import { type BundledFiles, CHUNK_FILENAME, VersionPartsPlugin } from './bundler-plugin';
import { readGeneratedSite } from './generated-site';
import { generatedModules } from './generated-modules';
import { loadAhead } from './load-ahead';
import { writeOut } from './part';
import { type SplitSite, splitSite } from './split-site';

const NAME = 'version-parts';

/**
 * Splits data that the framework includes in its entry bundle for all versions: routes, chunk names, and the data
 * of the docs plugin (facebook/docusaurus#7256). Each page loads the manifest of its version before the entry; the
 * manifest of another version is loaded when the reader navigates there.
 *
 * Only for the production client: the server renders with the framework's own modules, so hydration verifies the result.
 */
export default function versionParts({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, NAME);
  let site: SplitSite | undefined;
  let bundled: BundledFiles | undefined;

  const fileOf = (request: string) =>
    path.normalize(request.replace(/^@site/, siteDir).replace(/^@generated/, generatedFilesDir));

  return {
    name: NAME,

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      site = splitSite(readGeneratedSite(generatedFilesDir), (request) => {
        const { version } = JSON.parse(readFileSync(fileOf(request), 'utf8')) as { version: never };
        return version;
      });
      // The page of search results is no doc, and needs no part of what docs need.
      const modules = generatedModules(site, (request) => !/^@theme\/Doc|^@generated\//.test(request));
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of modules) writeFileSync(path.join(folder, name), text);

      const versions = site.base.versions.map(({ name, chunk }) => ({
        chunk,
        resources: site?.parts.get(name)?.requests.map(fileOf) ?? [],
      }));
      const plugin = new VersionPartsPlugin(versions, (files) => (bundled = files));
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias: aliasesOf(path.join(siteDir, 'plugins/version-parts/client')) },
        output: { chunkFilename: CHUNK_FILENAME },
        // A page is one chunk: what several pages share is in the entry.
        optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } },
        plugins: [plugin],
      } as never;
    },

    postBuild({ outDir }) {
      if (!site || !bundled) throw new Error('The client was not bundled, so its files are not known.');
      for (const { name, chunk } of site.base.versions) {
        const { part, requests } = site.parts.get(name) ?? {};
        const docs = part ? writeOut(part).docs : [];
        for (const [at, doc] of docs.entries()) {
          const page = bundled.pages.get(fileOf(requests?.[at] ?? ''));
          const files = [bundled.parts.get(chunk), page].map((file) => `${baseUrl}${file}`);
          const html = path.join(outDir, htmlFile(pagePath(doc.path)));
          writeFileSync(html, loadAhead(readFileSync(html, 'utf8'), files));
        }
      }
    },
  };
}

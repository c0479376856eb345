import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { pagePath } from '../../../src/lib/page-path';
import { htmlFile } from '../../shared/routes';
import { aliasesOf } from './aliases';
import { type BundledFiles, CHUNK_FILENAME, VersionManifestsPlugin } from './bundler-plugin';
import { readGeneratedSite } from './generated-site';
import { generatedModules } from './generated-modules';
import { unpack } from '../../../src/lib/version-manifest/manifest';
import { type SplitSite, splitSite } from './split-site';

/**
 * Splits the data in the framework's entry bundle by version. The data consists of routes, chunk names, and the data of
 * the docs plugin (facebook/docusaurus#7256). A page loads the manifest of its version. Another version's manifest is
 * loaded when the reader opens a page in that version.
 *
 * This applies only to the built client. The server renders with the framework's own modules, so hydration reports any
 * difference.
 */
export function versionChunks({ siteDir, generatedFilesDir, baseUrl }: LoadContext) {
  const folder = path.join(generatedFilesDir, 'version-manifests');
  let site: SplitSite | undefined;
  let bundled: BundledFiles | undefined;

  const fileOf = (request: string) =>
    path.normalize(request.replace(/^@site/, siteDir).replace(/^@generated/, generatedFilesDir));

  return {
    /** Writes the generated modules, and returns options for the bundler. */
    configure() {
      site = splitSite(readGeneratedSite(generatedFilesDir), (request) => {
        const { version } = JSON.parse(readFileSync(fileOf(request), 'utf8')) as { version: never };
        return version;
      });
      // The search results page is not a doc, and needs none of the docs data.
      const modules = generatedModules(site, (request) => !/^@theme\/Doc|^@generated\//.test(request));
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of modules) writeFileSync(path.join(folder, name), text);

      const versions = site.base.versions.map(({ name, chunk }) => ({
        chunk,
        resources: site?.manifests.get(name)?.requests.map(fileOf) ?? [],
      }));
      return {
        alias: aliasesOf(path.join(siteDir, 'src/client/versions')),
        output: { chunkFilename: CHUNK_FILENAME },
        plugins: [new VersionManifestsPlugin(versions, (files) => (bundled = files))],
      };
    },

    /**
     * Returns the addresses of the scripts that each page needs in addition to the client's, by the page's HTML file.
     *
     * @throws Error if the client has not been bundled.
     */
    scriptsOfPages(): Map<string, string[]> {
      const scripts = new Map<string, string[]>();
      if (!site || !bundled) throw new Error('The client was not bundled, so its file names are unknown.');
      for (const { name, chunk } of site.base.versions) {
        const { manifest, requests } = site.manifests.get(name) ?? {};
        const docs = manifest ? unpack(manifest).docs : [];
        for (const [at, doc] of docs.entries()) {
          const page = bundled.pages.get(fileOf(requests?.[at] ?? ''));
          const files = [bundled.manifests.get(chunk), page].map((file) => `${baseUrl}${file}`);
          scripts.set(htmlFile(pagePath(doc.path)), files);
        }
      }
      return scripts;
    },
  };
}

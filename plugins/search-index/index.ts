import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { loadedVersionsOf } from '../../src/lib/docs-content';
import { inProcess } from '../shared/processes';
import { loadedPages } from './extract/source-pages';
import type { SearchTask } from './make-in-process';
import { validateOptions, type SearchOptions } from './options';
import { openSearchDescription } from './site/open-search';
import { FOLDER } from './site/published-files';
import { PLUGIN, type FileNamesByVersion, type SearchSiteData } from '../../src/search/site-data';
import { writeFiles } from '../shared/write-files';

const openSearchFile = 'opensearch.xml';
const resultsPage = 'src/search/ui/search-page.tsx';

/** Adds search within the reader's version: builds the search files from the docs pages and adds the results page. */
function search(
  { siteDir, siteConfig, baseUrl, generatedFilesDir }: LoadContext,
  { maxHits, issuesUrl }: SearchOptions,
): Plugin {
  // Next to the files that the framework generates for the plugin.
  const generated = path.join(generatedFilesDir, PLUGIN, 'files');
  const openSearch = openSearchDescription({
    title: `${siteConfig.title} docs`,
    address: `${siteConfig.url}${baseUrl}search`,
    icon: `${siteConfig.url}${baseUrl}${siteConfig.favicon}`,
  });
  let files: Promise<unknown> = Promise.resolve();
  let latest: object;

  return {
    name: PLUGIN,

    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        // Case-sensitive, as on servers: `/SEARCH` is a different address.
        sensitive: true,
        component: `@site/${resultsPage}`,
      });
    },

    allContentLoaded({ allContent, actions }) {
      const versions = loadedVersionsOf(allContent)
        .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
        .map((version) => loadedPages(version, siteDir));
      latest = versions;
      const makeFiles = () => {
        if (versions !== latest) return undefined;
        rmSync(generated, { recursive: true, force: true });
        writeFiles(generated, new Map([[openSearchFile, openSearch]]));
        return inProcess<SearchTask, FileNamesByVersion>('plugins/search-index/make-in-process.ts', {
          versions,
          maxHits,
          folder: generated,
        });
      };
      // The dev server calls this hook after each change. Two processes must not write the same files, and only the
      // last change matters.
      files = files.then(makeFiles, makeFiles);
      files.catch((error: unknown) => {
        // A build reports the error where the promise is awaited.
        if (process.env['NODE_ENV'] === 'development') console.error(error);
      });
      actions.setGlobalData({
        versions: versions.map(({ version, prefix }) => ({ name: version, prefix })),
        folder: `${baseUrl}${FOLDER}/`,
        issuesUrl,
      } satisfies SearchSiteData);
    },

    async postBuild({ outDir }) {
      await files;
      cpSync(generated, outDir, { recursive: true });
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: `${siteConfig.title} docs`,
            href: `${baseUrl}${openSearchFile}`,
          },
        },
      ],
    }),

    configureWebpack: () => ({
      // A built site has the files in its folder; `docusaurus start` serves them from the folder where they were
      // generated.
      ...({ devServer: { static: [{ directory: generated, publicPath: baseUrl }] } } as object),
    }),
  };
}

export default Object.assign(search, { validateOptions }) as PluginModule;

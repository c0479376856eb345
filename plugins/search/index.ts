import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersionsOf } from '../shared/docs-content';
import { searchableVersions } from './extract/source-pages';
import { checkOptions } from './options';
import { openSearchDescription } from './site/open-search';
import { FOLDER, publishedFiles } from './site/published-files';
import { FILE_NAMES, PLUGIN, type SearchSiteData } from './site/site-data';

const openSearchFile = 'opensearch.xml';

/**
 * Search in the reader's version: makes its files from the pages that the docs plugin has loaded, tells its worker their
 * names, and adds the page of results.
 *
 * @throws Error when an option is wrong.
 */
export default function search(
  { siteDir, siteConfig, baseUrl, generatedFilesDir }: LoadContext,
  given: unknown,
): Plugin {
  const options = checkOptions(given as Readonly<Record<string, unknown>>);
  // Beside what the framework itself generates for the plugin.
  const generated = path.join(generatedFilesDir, PLUGIN, 'files');
  const openSearch = openSearchDescription({
    title: `${siteConfig.title} docs`,
    address: `${siteConfig.url}${baseUrl}search`,
    icon: `${siteConfig.url}${baseUrl}${siteConfig.favicon}`,
  });
  let files: ReadonlyMap<string, string> = new Map();

  return {
    name: PLUGIN,

    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        // As servers see it: `/SEARCH` is another address.
        sensitive: true,
        component: '@site/src/components/search/search-page.tsx',
      });
    },

    async allContentLoaded({ allContent, actions }) {
      const latestFirst = loadedVersionsOf(allContent).toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
      const published = publishedFiles(searchableVersions(latestFirst, siteDir), options.maxHits);
      files = new Map([...published.files, [openSearchFile, openSearch]]);
      rmSync(generated, { recursive: true, force: true });
      writeFiles(generated, files);
      await actions.createData(FILE_NAMES, JSON.stringify(published.fileNames));
      actions.setGlobalData({
        ...published.siteData,
        folder: `${baseUrl}${FOLDER}/`,
        issuesUrl: options.issuesUrl,
      } satisfies SearchSiteData);
    },

    postBuild({ outDir }) {
      writeFiles(outDir, files);
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

    configureWebpack: (_config, isServer) =>
      ({
        // A built site has the files in its folder; `docusaurus start` serves them from where they were made.
        devServer: { static: [{ directory: generated, publicPath: baseUrl }] },
        // No page is rendered with the names of the files: they must not be a reason to render it again.
        ...(isServer && {
          mergeStrategy: { 'resolve.alias': 'prepend' },
          resolve: { alias: { [`@generated/${PLUGIN}/default/${FILE_NAMES}$`]: false } },
        }),
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

import { readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { symptomGroups } from '../../markdown/symptoms/symptom-groups';
import { hashFolder, hashOf, hashOfCode } from '../../shared/cache';
import { docsVersions } from '../../shared/versions';
import { loadedVersionsOf } from '../../../src/lib/docs-content';

/** The part of Rspack's configuration that this plugin changes; the framework uses webpack's types. */
interface PersistentCache {
  readonly version?: string;
}

/**
 * Invalidates the bundler's cached pages when a source outside their own files has changed.
 *
 * The bundler's cache for a compiled page depends only on the page's own file, although the page also contains code
 * from examples, types, links to the reference and to other pages, and the output of our plugins. Without this plugin,
 * an edited example would not appear on the site until the cache was cleared.
 */
export default function buildCache(): Plugin {
  let pages = '';

  return {
    name: 'build-cache',

    allContentLoaded({ allContent }) {
      // Links contain file names, which become addresses. Landing pages list pages by title and description.
      pages = hashOf(
        ...loadedVersionsOf(allContent).flatMap(({ docs }) =>
          docs.map(({ source, permalink, title, description, sidebarPosition }) =>
            JSON.stringify([source, permalink, title, description, sidebarPosition]),
          ),
        ),
      );
    },

    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as { readonly cache?: PersistentCache };
      // `docusaurus start`, or a build without the cache.
      if (!cache) return {};
      const version = `${cache.version ?? ''}-${hashOf(pages, sourcesOfPages())}`;
      return { experiments: { cache: { version } } };
    },
  };
}

function sourcesOfPages(): string {
  return hashOf(
    ...['sdks', 'examples'].map((folder) => hashFolder(folder)),
    ...['versions.json', 'site.config.ts'].map((file) => readFileSync(file, 'utf8')),
    // Landing pages list subsections in the order of these files.
    ...docsVersions().map(({ docsDir }) => hashFolder(docsDir, (name) => name.endsWith('_category_.json'))),
    // The troubleshooting page of each version lists the symptoms in all guides.
    JSON.stringify(docsVersions().map(symptomGroups)),
    hashOfCode(),
  );
}

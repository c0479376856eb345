import { readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { hashFolder, hashOf, hashOfPackages } from '../shared/cache';
import { loadedVersionsOf } from '../shared/docs-content';

/** The part of Rspack's configuration that this plugin changes; the framework's types are those of webpack. */
interface PersistentCache {
  readonly version?: string;
}

/**
 * Lets the bundler compile pages again when something has changed that they are made from beside their own files.
 *
 * It keeps a compiled page by the page's file alone. But a page also has code of examples, texts of types, links to the
 * reference and to other pages, and what our plugins make of it all. Without this, an edited example would not be seen
 * on the site until somebody cleared the cache.
 */
export default function buildCache(): Plugin {
  let pages = '';

  return {
    name: 'build-cache',

    allContentLoaded({ allContent }) {
      // A link names a file, and the page has the address of that file. Landings list pages by title and description.
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
      // `docusaurus start`, or a build without that cache.
      if (!cache) return {};
      const version = `${cache.version ?? ''}-${hashOf(pages, sourcesOfPages())}`;
      return { experiments: { cache: { version } } };
    },
  };
}

function sourcesOfPages(): string {
  return hashOf(
    ...['plugins', 'sdks', 'examples'].map((folder) => hashFolder(folder)),
    ...['versions.json', 'site.config.ts'].map((file) => readFileSync(file, 'utf8')),
    hashOfPackages(),
  );
}

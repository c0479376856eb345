import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { throwFaults, type Fault } from '../shared/faults';
import { htmlFile } from '../shared/routes';
import { TEXTS_IN_PAGE, textsOfPage } from './page-texts';
import { TEXT_FOLDER, textPath } from './text-name';

/** How a page's HTML names the files with its texts, those of partials among them; see `src/components/page-texts.ts`. */
const textInPage = /data-text="?([0-9a-f]+)-\d+/g;

/**
 * Puts the code and the tables of each page into a file of their own.
 *
 * They are in the page's HTML already, and are most of what a page's script would weigh. So the script goes without: on the
 * page that the reader opens first, they are taken from the document; on the way to another page its file is loaded beside
 * its script, and when somebody points at an identifier, for the types.
 */
export default function pageTexts(): Plugin {
  return {
    name: 'page-texts',

    configureWebpack(_config, isServer, { currentBundler }) {
      const isInPage = isServer || process.env.NODE_ENV !== 'production';
      const define = new currentBundler.instance.DefinePlugin({ [`process.env.${TEXTS_IN_PAGE}`]: String(isInPage) });
      return { plugins: [define] };
    },

    /** @throws ContentFaults when the texts of a page are not known any more. */
    postBuild({ outDir, routesPaths }) {
      const faults: Fault[] = [];
      mkdirSync(path.join(outDir, TEXT_FOLDER), { recursive: true });
      for (const html of routesPaths.map(htmlFile)) {
        const names = readFileSync(path.join(outDir, html), 'utf8').matchAll(textInPage);
        for (const file of new Set([...names].map(([, name = '']) => name))) {
          const texts = textsOfPage(file);
          if (texts) writeFileSync(path.join(outDir, textPath(file)), JSON.stringify(texts));
          else
            faults.push({
              file: html,
              what: 'The texts of the page are not in .cache, because the bundler compiled the page in an earlier build.',
              fix: 'Delete node_modules/.cache and build again.',
            });
        }
      }
      throwFaults(faults);
    },
  };
}

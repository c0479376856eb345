import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { throwFaults, type Fault } from '../shared/faults';
import { htmlFile } from '../shared/routes';
import { CHUNK_FOLDER } from '../version-parts/page-chunks';
import { pageNamedIn, TEXTS_IN_PAGE, textsOfPage, type PageTexts } from './page-texts';
import { TEXT_FOLDER, textPath } from './text-name';

/** How a page's HTML names its script. */
const ownScript = /src="\/assets\/js\/(p\d+\.[0-9a-f]+)\.js"/;

/**
 * Puts what each page says into a file of its own.
 *
 * It is in the page's HTML already, and is most of what a page's script would weigh. So the script goes without: on the page
 * that the reader opens first, it is taken from the document; on the way to another page its file is loaded beside its
 * script, and when somebody points at an identifier, for the types.
 */
export default function pageTexts(): Plugin {
  return {
    name: 'page-texts',

    configureWebpack(_config, isServer, { currentBundler }) {
      const isInPage = isServer || process.env.NODE_ENV !== 'production';
      const define = new currentBundler.instance.DefinePlugin({ [`process.env.${TEXTS_IN_PAGE}`]: String(isInPage) });
      return { plugins: [define] };
    },

    /**
     * Has to come after that of `version-parts`, which names the scripts in pages.
     *
     * @throws ContentFaults when the texts of a page are not known any more.
     */
    postBuild({ outDir, routesPaths }) {
      const faults: Fault[] = [];
      mkdirSync(path.join(outDir, TEXT_FOLDER), { recursive: true });
      for (const html of routesPaths.map(htmlFile)) {
        const page = readFileSync(path.join(outDir, html), 'utf8');
        const [, script] = ownScript.exec(page) ?? [];
        if (!script) {
          if (page.includes('data-text="')) throw new Error(`${html} has texts, and names no script of its own.`);
          continue;
        }
        const name = pageNamedIn(readFileSync(path.join(outDir, `${CHUNK_FOLDER}${script}.js`), 'utf8'));
        const texts = name === undefined ? [] : textsOfPage(name);
        if (texts)
          writeFileSync(path.join(outDir, textPath(script)), JSON.stringify({ name, texts } satisfies PageTexts));
        else
          faults.push({
            file: html,
            what: 'The texts of the page are not in .cache, because the bundler compiled the page in an earlier build.',
            fix: 'Delete node_modules/.cache and build again.',
          });
      }
      throwFaults(faults);
    },
  };
}

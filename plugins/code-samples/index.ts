import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { atBuildSteps } from '../shared/build-steps';
import { throwFaults, type Fault } from '../shared/faults';
import { htmlFile } from '../shared/routes';
import { stopColouring } from './colours';
import { CODE_FOLDER, codePath } from './code-name';
import { CODE_IN_PAGE, textsOfPage } from './page-texts';

const NAME = 'code-samples';

/** How a page's HTML names the file with its code; see `src/components/code-texts.ts`. */
const codeInPage = /data-code="?([0-9a-f]+)-\d+/;

/**
 * Puts the code of each page into a file of its own.
 *
 * Code is in the page's HTML already, coloured, and is most of what a page's script would weigh. So the script goes
 * without: on the page that the reader opens first, code is taken from the document; on the way to another page its file
 * is loaded beside its script, and when somebody points at an identifier, for the types.
 */
export default function codeSamples(): Plugin {
  return {
    name: NAME,

    configureWebpack({ mode }, isServer, { currentBundler }) {
      const isInPage = isServer || process.env.NODE_ENV !== 'production';
      const define = new currentBundler.instance.DefinePlugin({ [`process.env.${CODE_IN_PAGE}`]: String(isInPage) });
      // When all pages are compiled nothing is left to colour.
      const { plugins } = atBuildSteps(mode, NAME, ['finishMake'], stopColouring);
      return { plugins: [define, ...plugins] };
    },

    /** @throws ContentFaults when the code of a page is not known any more. */
    postBuild({ outDir, routesPaths }) {
      const faults: Fault[] = [];
      mkdirSync(path.join(outDir, CODE_FOLDER), { recursive: true });
      for (const html of routesPaths.map(htmlFile)) {
        const [, file] = codeInPage.exec(readFileSync(path.join(outDir, html), 'utf8')) ?? [];
        if (!file) continue;
        const texts = textsOfPage(file);
        if (texts) writeFileSync(path.join(outDir, codePath(file)), JSON.stringify(texts));
        else
          faults.push({
            file: html,
            what: 'The code of the page is not in .cache, because the bundler compiled the page in an earlier build.',
            fix: 'Delete node_modules/.cache and build again.',
          });
      }
      throwFaults(faults);
    },
  };
}

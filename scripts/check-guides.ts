import { readFileSync } from 'node:fs';
import path from 'node:path';
import { symbolIndex } from '../plugins/api-reference/symbol-index';
import { samplesIn } from '../plugins/markdown/code-samples/extract';
import { parsePage } from '../plugins/shared/mdx';
import { symbolsNotShown } from '../plugins/content-checks/symbol-coverage';
import { guidePages } from '../plugins/shared/guide-pages';
import { docsVersions, root, type DocsVersion } from '../plugins/shared/versions';

// Reports the symbols that no guide shows, each with its recorded reason.
//
// The check fails if a symbol has no reason, or if a reason is no longer needed because the guides of every version
// show the symbol.

const reasonsFile = 'plugins/content-checks/not-in-guides.json';
const reasons = JSON.parse(readFileSync(path.join(root, reasonsFile), 'utf8')) as Record<string, string>;

function notShown(version: DocsVersion): string[] {
  const pages = guidePages(version)
    .filter(({ path: name }) => !name.startsWith('api/'))
    .map((page) => {
      const { fences } = samplesIn(page.file, parsePage(page.source), version);
      return { page, samples: fences.map(({ sample }) => sample) };
    });
  return symbolsNotShown(symbolIndex(version), pages);
}

const used = new Set<string>();
let diagnostics = 0;
for (const version of docsVersions()) {
  const symbols = notShown(version);
  console.log(`Guides of ${version.name}: ${symbols.length} symbols and members are in no guide.`);
  for (const symbol of symbols) {
    const reason = reasons[symbol];
    used.add(symbol);
    if (reason) {
      console.log(`  ${symbol}: ${reason}`);
    } else {
      diagnostics += 1;
      console.error(`  ${symbol}: NO REASON. Show it in a guide, or add the reason to ${reasonsFile}.`);
    }
  }
}
for (const symbol of Object.keys(reasons).filter((name) => !used.has(name))) {
  diagnostics += 1;
  console.error(`${reasonsFile} has a reason for ${symbol}, which is shown in every version. Remove it.`);
}
if (diagnostics > 0) process.exitCode = 1;

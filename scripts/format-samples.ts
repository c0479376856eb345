import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unformattedSamples } from '../plugins/content-checks/sample-format';
import { samplesOfPage } from '../plugins/markdown/code-samples/page-samples';
import { guidePages } from '../plugins/shared/guide-pages';
import { docsVersions, root } from '../plugins/shared/versions';

// Formats the TypeScript samples in the guides of all versions with Prettier.

for (const version of docsVersions())
  for (const page of guidePages(version)) {
    const unformatted = await unformattedSamples(samplesOfPage(page, version));
    if (unformatted.length === 0) continue;
    const lines = readFileSync(path.join(root, page.file), 'utf8').split('\n');
    // From the last sample to the first, so that the lines of the remaining samples stay where they are.
    for (const { sample, code } of unformatted.reverse()) {
      const indent = /^\s*/.exec(lines[sample.line - 2] ?? '')?.[0] ?? '';
      const formatted = code.split('\n').map((line) => (line ? indent + line : line));
      lines.splice(sample.line - 1, sample.code.split('\n').length, ...formatted);
    }
    writeFileSync(path.join(root, page.file), lines.join('\n'));
    console.log(page.file);
  }

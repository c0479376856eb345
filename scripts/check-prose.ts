import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areas, proseOfFile } from '../plugins/content-checks/prose/areas';
import { checkProse, type ProseFile } from '../plugins/content-checks/prose/check-prose';
import { proseFilesAt } from '../plugins/content-checks/prose/prose-files';
import { readabilityOf } from '../plugins/content-checks/prose/readability';
import { styleGuideDiagnostics, writeStyleGuide } from '../plugins/content-checks/prose/style-guide';
import { countDiagnostics, listDiagnostics } from '../plugins/shared/diagnostics';
import { root } from '../plugins/shared/versions';

/*
 * Checks the prose in the project, or in the given files and folders, and lists all problems.
 *
 * With `--readability`, it reports the share of hard-to-read sentences instead. With `--write-style-guide`, it updates
 * the word list in STYLE.md.
 */

async function check(files: readonly ProseFile[], isWhole: boolean): Promise<void> {
  const { diagnostics: found, counts } = checkProse(files, isWhole);
  const diagnostics = isWhole ? [...found, ...(await styleGuideDiagnostics())] : found;
  if (diagnostics.length > 0) console.error(`${listDiagnostics(diagnostics)}\n`);
  for (const area of areas) {
    const count = counts.get(area);
    if (!count) continue;
    const rate = (1000 * count.findings) / Math.max(count.words, 1);
    console.log(`${area}: ${count.findings} in ${count.words} words, ${rate.toFixed(1)} per 1,000`);
  }
  console.log(`Prose: ${countDiagnostics(diagnostics)}.`);
  if (diagnostics.length > 0) process.exitCode = 1;
}

function reportReadability(files: readonly ProseFile[]): void {
  const rows = files.map(({ path: absolute, file, name }) => {
    const { hard, sentences } = readabilityOf(proseOfFile(file, readFileSync(absolute, 'utf8')));
    return { name, hard, sentences, share: hard / Math.max(sentences, 1) };
  });
  for (const { name, hard, sentences, share } of rows.sort((a, b) => b.share - a.share))
    if (hard > 0) console.log(`${(100 * share).toFixed(0).padStart(4)} %  ${hard} of ${sentences}  ${name}`);
}

const [options, names] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === isOption),
) as [string[], string[]];
// npm changes the working directory, but the given names are relative to the directory in which npm was started.
const places = names.map((name) => path.resolve(process.env['INIT_CWD'] ?? root, name));
const files = (places.length > 0 ? places : [root]).flatMap(proseFilesAt);
if (options.includes('--write-style-guide')) await writeStyleGuide();
else if (options.includes('--readability')) reportReadability(files);
else await check(files, places.length === 0);

import path from 'node:path';
import { areas } from '../plugins/content-checks/prose/areas';
import { checkProse, type ProseFile } from '../plugins/content-checks/prose/check-prose';
import { proseFilesAt } from '../plugins/content-checks/prose/prose-files';
import { styleGuideDiagnostics, writeStyleGuide } from '../plugins/content-checks/prose/style-guide';
import { countDiagnostics, listDiagnostics } from '../plugins/shared/diagnostics';
import { root } from '../plugins/shared/versions';

/*
 * Checks the prose in the project, or in the given files and folders, and lists all problems.
 *
 * With `--write-style-guide`, it updates the word list in STYLE.md instead.
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

const [options, names] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === isOption),
) as [string[], string[]];
// npm changes the working directory, but the given names are relative to the directory in which npm was started.
const places = names.map((name) => path.resolve(process.env['INIT_CWD'] ?? root, name));
const files = (places.length > 0 ? places : [root]).flatMap(proseFilesAt);
if (options.includes('--write-style-guide')) await writeStyleGuide();
else await check(files, places.length === 0);

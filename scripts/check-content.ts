import { checkContent, partsWithReference, PYTHON } from '../plugins/content-checks/check-content';
import { formatDiagnostics } from '../plugins/shared/diagnostics';
import { inProcess } from '../plugins/shared/processes';

// Generates the reference, because the content is checked against it, then checks the content of all versions and lists
// all problems.

/** @returns whether everything succeeded; problems are printed. */
async function main(): Promise<boolean> {
  const isGenerated = await inProcess<true, boolean>('plugins/api-reference/generate-in-process.ts', true);
  if (!isGenerated) return false;
  const diagnostics = await checkContent([...partsWithReference(), PYTHON]);
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics));
  return diagnostics.length === 0;
}

if (!(await main())) process.exitCode = 1;

import { checkContent, partsWithReference, PYTHON } from '../plugins/content-checks/check-content';
import { checkMovedPages } from '../plugins/content-checks/moved-pages';
import { formatDiagnostics } from '../plugins/shared/diagnostics';
import { inProcess } from '../plugins/shared/processes';

/** Generates the API reference. Returns whether everything succeeded; problems are printed. */
export const generateApiReference = (): Promise<boolean> =>
  inProcess<true, boolean>('plugins/api-reference/generate-in-process.ts', true);

/** Checks the content of all versions. Returns whether there are no problems; problems are printed. */
export async function checkAllContent(): Promise<boolean> {
  const diagnostics = [...checkMovedPages(), ...(await checkContent([...partsWithReference(), PYTHON]))];
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics));
  return diagnostics.length === 0;
}

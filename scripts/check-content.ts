import { checkContent, partsWithReference, PYTHON } from '../plugins/content-checks/check-content';
import { formatDiagnostics } from '../plugins/shared/diagnostics';

// Checks the content of all versions and lists all problems.

const diagnostics = await checkContent([...partsWithReference(), PYTHON]);
if (diagnostics.length > 0) {
  console.error(formatDiagnostics(diagnostics));
  process.exitCode = 1;
}

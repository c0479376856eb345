import { checkContent, partsWithReference, PYTHON } from '../plugins/content-checks/check-content';
import { formatFaults } from '../plugins/shared/faults';

// Checks the content of all versions and lists all problems.

const faults = await checkContent([...partsWithReference(), PYTHON]);
if (faults.length > 0) {
  console.error(formatFaults(faults));
  process.exitCode = 1;
}

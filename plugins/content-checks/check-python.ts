import { checkPython, type PythonFile } from '../markdown/code-samples/python';
import { isPython } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import type { DocsVersion } from '../shared/versions';
import { pythonOfProjects } from './example-projects';
import { pagesWithPython } from './python-pages';
import { samplesOfPage } from './samples-of-version';

/**
 * Checks the Python samples of all versions and the Python files of their examples in one run.
 *
 * A page that is not valid MDX is treated as empty, because the check for its docs version already reports it.
 *
 * @returns all problems; unchanged files are not checked again.
 */
export function checkPythonOf(versions: readonly DocsVersion[]): Diagnostic[] {
  const sets = versions.flatMap((version) =>
    [pythonOfPages(version), ...pythonOfProjects(version)].map((files) => ({ version, files })),
  );
  return checkPython(sets).flat();
}

/**
 * Lists the Python samples on a version's pages. Samples from example projects are left out, because they are checked
 * with their project.
 */
function pythonOfPages(version: DocsVersion): PythonFile[] {
  return pagesWithPython(version)
    .flatMap((page) => samplesOfPage(page, version))
    .filter((sample) => isPython(sample) && !sample.example)
    .map((sample, index) => ({ name: `sample_${index}.py`, sample }));
}

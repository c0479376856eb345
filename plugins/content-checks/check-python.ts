import { samplesOfPage } from '../markdown/code-samples/page-samples';
import { checkPython, type PythonFile } from '../markdown/code-samples/python';
import { isPython, titleOf } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import type { GuidePage } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';
import { pythonOfProjects } from './example-projects';
import { pagesWithPython } from './python-pages';

/**
 * Checks the Python samples of all versions and the Python files of their examples in one run.
 *
 * A page that is not valid MDX is treated as empty, because the check for its docs version already reports it.
 *
 * @returns all problems; unchanged files are not checked again.
 */
export function checkPythonOf(versions: readonly DocsVersion[]): Diagnostic[] {
  const sets = versions.flatMap((version) =>
    [...pagesWithPython(version).map((page) => pythonOfPage(page, version)), ...pythonOfProjects(version)].map(
      (files) => ({ version, files }),
    ),
  );
  return checkPython(sets).flat();
}

/**
 * Lists the Python samples on a page. A sample with a title such as `title="join.py"` has that name, so that the other
 * samples can import it. Samples from example projects are left out, because they are checked with their project.
 */
function pythonOfPage(page: GuidePage, version: DocsVersion): PythonFile[] {
  const samples = samplesOfPage(page, version).filter((sample) => isPython(sample) && !sample.example);
  const names = samples.map((sample) => titleOf(sample));
  return samples.map((sample, index) => {
    const name = names[index];
    const isFile = name !== undefined && /^\w+\.py$/.test(name) && names.indexOf(name) === index;
    return { name: isFile ? name : `sample_${index}.py`, sample };
  });
}

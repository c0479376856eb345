import type { PythonFile } from '../../markdown/code-samples/python';
import type { DocsVersion } from '../../shared/versions';
import { readPackage } from './package';

/** Lists the examples in the docstrings of the Python SDK in one version, as files for pyright. */
export async function stubExamples(version: DocsVersion): Promise<PythonFile[]> {
  const { symbols } = await readPackage(version);
  return symbols.flatMap(({ name, declaration, home }) =>
    declaration.doc.examples.map(({ body, line }, index) => ({
      name: `${name}_${index}.py`,
      sample: {
        file: home.file,
        // The code starts after the line of the fence.
        line: line + 1,
        lang: 'python',
        meta: '',
        code: body.replace(/^```python\n/, '').replace(/\n```$/, ''),
      },
    })),
  );
}

import type { PythonFile } from '../../markdown/code-samples/python';
import type { DocsVersion } from '../../shared/versions';
import { readPackage } from './package';

/** Lists the examples in the docstrings of the Python SDK in one version, as files for pyright. */
export async function stubExamples(version: DocsVersion): Promise<PythonFile[]> {
  const { symbols } = await readPackage(version);
  return symbols.flatMap(({ name, declaration, home }) =>
    declaration.doc.examples.map(({ body }, index) => ({
      name: `${name}_${index}.py`,
      sample: {
        file: home.file,
        line: declaration.line,
        lang: 'python',
        meta: '',
        code: body.replace(/^```python\n/, '').replace(/\n```$/, ''),
      },
    })),
  );
}

import path from 'node:path';
import * as prettier from 'prettier';
import { isTypeScript, type Sample } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import { root } from '../shared/versions';

/** A sample with the code that Prettier would write. */
export interface FormattedSample {
  readonly sample: Sample;
  readonly code: string;
}

/**
 * Finds the TypeScript samples that Prettier would change. Code from example projects is left out, because Prettier
 * formats those files directly.
 *
 * @throws SyntaxError if a sample cannot be parsed.
 */
export async function unformattedSamples(samples: readonly Sample[]): Promise<FormattedSample[]> {
  const options = await prettier.resolveConfig(path.join(root, 'docs/sample.tsx'));
  const own = samples.filter((sample) => isTypeScript(sample) && !sample.example);
  const formatted = await Promise.all(
    own.map(async (sample) => ({
      sample,
      code: (await prettier.format(sample.code, { ...options, parser: 'typescript' })).trimEnd(),
    })),
  );
  return formatted.filter(({ sample, code }) => code !== sample.code.trimEnd());
}

/**
 * Finds samples that Prettier would change.
 *
 * @param samples - samples that compile, because Prettier cannot parse others.
 * @returns the first line of each such sample that Prettier would change.
 */
export async function findFormatDiagnostics(samples: readonly Sample[]): Promise<Diagnostic[]> {
  return (await unformattedSamples(samples)).map(({ sample, code }) => {
    const wanted = code.split('\n');
    const index = sample.code.split('\n').findIndex((line, at) => line !== wanted[at]);
    return {
      file: sample.file,
      line: sample.line + index,
      what: 'Prettier formats this sample differently.',
      fix: `Run \`npm run format\`. Prettier writes this line as: ${wanted[index]?.trim() ?? 'nothing'}`,
    };
  });
}

import path from 'node:path';
import { isTypeScript, titleOf, type Sample } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';

/**
 * Finds samples whose file names differ from an earlier one only in letter case or extension, such as `media.ts` and
 * `Media.tsx`. An app that contains both cannot be built on macOS and Windows, where `./Media` resolves to `media.ts`.
 *
 * @param samples - TypeScript samples of a version's guides.
 */
export function findFileNameDiagnostics(samples: readonly Sample[]): Diagnostic[] {
  const first = new Map<string, { name: string; sample: Sample }>();
  const diagnostics: Diagnostic[] = [];
  for (const sample of samples.filter(isTypeScript)) {
    const name = path.basename(sample.example?.file ?? titleOf(sample) ?? '');
    const module = name.replace(/\.tsx?$/, '').toLowerCase();
    if (!first.has(module)) first.set(module, { name, sample });
    const earlier = first.get(module)!;
    if (earlier.name === name) continue;
    diagnostics.push({
      file: sample.file,
      line: sample.line - 1,
      what: `\`${name}\` differs from \`${earlier.name}\` in ${earlier.sample.file}:${earlier.sample.line - 1} only in letter case or extension.`,
      fix: 'Rename one of the files. On macOS and Windows, an app that contains both cannot be built.',
    });
  }
  return diagnostics;
}

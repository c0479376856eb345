import type { Packages } from '../api-reference/packages';
import { titleOf, type Sample } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';

/** Matches a package with its version: `name@1.0.0`, `"name": "1.0.0"` or `name==1.0.0`. */
const pinOf = (name: string) =>
  new RegExp(String.raw`(?<![\w/-])${name}(?![\w/-])(?:\[\w+\])?(?:(?:@|==|": ?")(?<version>[^\s"'\\]+))?`, 'g');

/** Matches a command that installs packages. */
const installs =
  /\b(?:npm (?:install|i)|yarn add|pnpm add|bun add|npx expo install|pip3? install|uv (?:pip install|add)|poetry add)\b/;

/** Matches a line with the lines that continue it after a backslash. */
const command = /(?:.*\\\n)*.*/g;

/**
 * Finds SDK packages that a sample installs without a version, or in a version other than the documented one.
 *
 * @param sample - a sample of a page, or a whole file. Outside manifests, only commands that install something count.
 */
export function findPinDiagnostics(
  sample: Pick<Sample, 'file' | 'line' | 'meta' | 'code'>,
  packages: Packages,
): Diagnostic[] {
  const { file, line, code } = sample;
  const isManifest = /(?:package\.json|requirements\.txt)$/.test(titleOf(sample) ?? file);
  return [...code.matchAll(command)]
    .filter(([whole]) => isManifest || installs.test(whole.replaceAll(/\s*\\\n\s*/g, ' ')))
    .flatMap(({ 0: whole, index: start }) =>
      Object.entries(packages).flatMap(([name, wanted]) =>
        [...whole.matchAll(pinOf(name))]
          .filter(({ groups }) => groups?.['version'] !== wanted)
          .map(({ groups, index }) => ({
            file,
            line: line + code.slice(0, start + index).split('\n').length - 1,
            what: `This installs ${name} in version "${groups?.['version'] ?? 'latest'}", which is not the documented one.`,
            fix: `Write ${wanted}, as in ${name === 'fishjam-server-sdk' ? `${name}==${wanted}` : `${name}@${wanted}`}.`,
          })),
      ),
    );
}

import type { Packages } from '../api-reference/packages';
import type { Diagnostic } from '../shared/diagnostics';

/** Matches a package with its version: `name@1.0.0`, `"name": "1.0.0"` or `name==1.0.0`. */
const pinOf = (name: string) =>
  new RegExp(String.raw`(?<![\w/-])${name}(?![\w/-])(?:\[\w+\])?(?:(?:@|==|": ?")(?<version>[^\s"'\\]+))?`, 'g');

/** Matches a command that installs packages. */
const installs =
  /\b(?:npm (?:install|i)|yarn add|pnpm add|bun add|npx expo install|pip3? install|uv (?:pip install|add)|poetry add)\b/;

/**
 * Finds SDK packages that a text installs without a version, or in a version other than the documented one.
 *
 * @param file - file with the text, relative to the project root.
 * @param text - a manifest or a shell sample; in a shell sample, only lines that install something count.
 * @param startLine - line in `file` of the first line of the text.
 */
export function findPinDiagnostics(file: string, text: string, packages: Packages, startLine = 1): Diagnostic[] {
  const isManifest = /(?:package\.json|requirements\.txt)$/.test(file);
  return text.split('\n').flatMap((line, index) =>
    isManifest || installs.test(line)
      ? Object.entries(packages).flatMap(([name, wanted]) =>
          [...line.matchAll(pinOf(name))]
            .filter((match) => match.groups?.['version'] !== wanted)
            .map((match) => ({
              file,
              line: startLine + index,
              what: `This installs ${name} in version "${match.groups?.['version'] ?? 'latest'}", which is not the documented one.`,
              fix: `Write ${wanted}, as in ${name === 'fishjam-server-sdk' ? `${name}==${wanted}` : `${name}@${wanted}`}.`,
            })),
        )
      : [],
  );
}

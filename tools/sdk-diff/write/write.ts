import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { convertSdk } from '../../../plugins/api-reference/typescript/convert';
import { entryPoints, packageNames, packagesOf } from '../../../plugins/api-reference/packages';
import { describeSurface, type Surface } from '../../../plugins/api-reference/surface/describe';
import { root, type DocsVersion } from '../../../plugins/shared/versions';
import type { TypeScriptSdk } from '../../../src/lib/sdks';
import type { Comparison } from '../compare-package';
import { prepareDeclarations } from './prepare';
import { updateRecord } from './record';
import { touchedLines } from './touched';

/**
 * Updates the declarations of a version to match a release of its package. Also updates the recorded API and the
 * release number.
 *
 * All declarations are prepared before the first file is written.
 *
 * @returns a list of the written files and the remaining work, formatted for a terminal.
 */
export async function writeDeclarations(
  version: DocsVersion,
  sdk: TypeScriptSdk,
  release: string,
  comparison: Comparison,
): Promise<string> {
  const { differences } = comparison.report;
  const prepared = prepareDeclarations(comparison, path.join(root, version.sdksDir, sdk));
  const texts = await Promise.all(
    [...prepared.files].map(async ([file, text]) => {
      const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
      return [file, formatted] as const;
    }),
  );
  for (const [file, text] of texts) writeFileSync(file, text);
  writeJson(`${version.sdksDir}/packages.json`, { ...packagesOf(version), [packageNames[sdk]]: release }, 2);
  const recordFile = `tests/surface/${version.name}.${sdk}.json`;
  const recorded = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as Surface;
  const { project } = await convertSdk(version, sdk);
  const declared = describeSurface(
    project,
    entryPoints(version, sdk).map(({ specifier }) => specifier),
  );
  writeJson(recordFile, updateRecord(recorded, declared, differences), 1);
  const touched = touchedLines(version, sdk, differences);
  const files = texts.map(([file]) => path.relative(root, file)).sort();
  return [
    `Written (${files.length + 2})\n\n${[...files, `${version.sdksDir}/packages.json`, recordFile].map((file) => `  ${file}`).join('\n')}`,
    ...(prepared.byHand.length > 0
      ? [`To edit by hand\n\n${prepared.byHand.map((place) => `  ${place}`).join('\n')}`]
      : []),
    touched.length > 0
      ? `Mentions of changed symbols and members (${touched.length})\n\n${touched.map(({ file, line, path: place }) => `  ${file}:${line}: ${place}`).join('\n')}`
      : 'No page, example, query, peculiarity or upgrade entry mentions a changed symbol or member.',
    `Move the symbols in new*.d.ts to the files for their purposes. Then run npm run check:sdks -- ${version.name} ${sdk} to list the missing descriptions.`,
  ].join('\n\n');
}

function writeJson(file: string, value: unknown, indent: number): void {
  writeFileSync(path.join(root, file), `${JSON.stringify(value, undefined, indent)}\n`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { convertSdk } from '../plugins/api-reference/typescript/convert';
import { findUndocumented } from '../plugins/api-reference/typescript/documented';
import { exportedSymbols } from '../plugins/api-reference/typescript/model';
import { entryPoints } from '../plugins/api-reference/packages';
import { sdks, type Sdk, type TypeScriptSdk } from '../src/lib/sdks';
import { compareSurfaces, type SurfaceDifference } from '../plugins/api-reference/surface/compare';
import { describeSurface, type Surface } from '../plugins/api-reference/surface/describe';
import { compileDeclarations } from '../plugins/api-reference/typescript/compile';
import { examplesInFolder } from '../plugins/markdown/code-samples/examples';
import { checkSamples } from '../plugins/markdown/code-samples/typescript';
import { checkPythonSdk } from '../plugins/api-reference/python/check';
import { formatDiagnostics, type Diagnostic } from '../plugins/shared/diagnostics';
import { docsVersions, root, type DocsVersion } from '../plugins/shared/versions';

/**
 * Checks the declarations of one SDK in one version. They must compile, match the recorded exports and be documented,
 * and their examples must compile.
 */
async function check(version: DocsVersion, sdk: TypeScriptSdk): Promise<Diagnostic[]> {
  const recorded = JSON.parse(
    readFileSync(path.join(root, `tests/surface/${version.name}.${sdk}.json`), 'utf8'),
  ) as Surface;
  const { project } = await convertSdk(version, sdk);
  const surface = describeSurface(
    project,
    entryPoints(version, sdk).map(({ specifier }) => specifier),
  );
  const examples = examplesInFolder(`${version.sdksDir}/${sdk}`).map((sample) => ({ sample, siblings: [] }));
  return [
    ...compileDeclarations(version, sdk),
    ...compareSurfaces(recorded, surface, writtenOut(sdk))
      .filter((difference) => !isAccepted(version, difference))
      .map(({ path: place, expected, actual }) => ({
        file: `${version.sdksDir}/${sdk}`,
        what: `${place}\nrecorded: ${expected}\ndeclared: ${actual}`,
      })),
    ...findUndocumented(exportedSymbols(project, entryPoints(version, sdk)), sdk),
    ...(await checkSamples(version, examples)).flatMap(({ diagnostics }) => [...diagnostics]),
  ];
}

/** Returns the symbols whose declaration writes out a type that is recorded as an expression. */
function writtenOut(sdk: Sdk): ReadonlySet<string> {
  const lists = JSON.parse(readFileSync(path.join(root, 'tests/surface/written-out.json'), 'utf8')) as Record<
    Sdk,
    readonly string[]
  >;
  return new Set(lists[sdk]);
}

/** Whether a difference has been reviewed and accepted in `tests/surface/accepted.json`. */
function isAccepted(version: DocsVersion, difference: SurfaceDifference): boolean {
  const accepted = JSON.parse(readFileSync(path.join(root, 'tests/surface/accepted.json'), 'utf8')) as {
    version: string;
    path: string;
    reason: string;
  }[];
  return accepted.some((entry) => entry.version === version.name && entry.path === difference.path);
}

async function main(): Promise<void> {
  const [wantedVersion, wantedSdk] = process.argv.slice(2);
  const diagnostics: Diagnostic[] = [];
  for (const version of docsVersions().filter(({ name }) => !wantedVersion || name === wantedVersion)) {
    for (const sdk of sdks.filter((name) => !wantedSdk || name === wantedSdk)) {
      const found =
        sdk === 'server-python'
          ? await checkPythonSdk(version, (difference) => isAccepted(version, difference))
          : await check(version, sdk);
      console.log(`${version.name} ${sdk}: ${found.length === 0 ? 'ok' : `${found.length} problem(s)`}`);
      diagnostics.push(...found);
    }
  }
  if (diagnostics.length > 0) {
    console.error(formatDiagnostics(diagnostics));
    process.exitCode = 1;
  }
}

void main();

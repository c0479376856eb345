import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TypeScriptSdk } from '../../../src/lib/sdks';
import { examplesInFolder } from '../../markdown/code-samples/examples';
import { checkSamples } from '../../markdown/code-samples/typescript';
import type { Diagnostic } from '../../shared/diagnostics';
import { root, type DocsVersion } from '../../shared/versions';
import { entryPoints } from '../packages';
import { compareSurfaces } from '../surface/compare';
import { describeSurface, type Surface } from '../surface/describe';
import { differenceDiagnostics } from '../surface/difference-diagnostics';
import { compileDeclarations } from './compile';
import { convertSdk } from './convert';
import { findUndocumented } from './documented';
import { exportedSymbols } from './model';
import { placeOfPath } from './place-of-path';

/**
 * Checks the declarations of a TypeScript SDK in one version: they compile, match the record of the SDK's exports, and
 * every symbol is documented. The examples compile too.
 */
export async function checkTypeScriptSdk(version: DocsVersion, sdk: TypeScriptSdk): Promise<Diagnostic[]> {
  const folder = `${version.sdksDir}/${sdk}`;
  const record = `${version.name}.${sdk}.json`;
  const recorded = recordOf<Surface>(record);
  const { project } = await convertSdk(version, sdk);
  const surface = describeSurface(
    project,
    entryPoints(version, sdk).map(({ specifier }) => specifier),
  );
  const symbols = exportedSymbols(project, entryPoints(version, sdk));
  const compared = { folder, record: `${recordsDir}/${record}`, placeOf: (path: string) => placeOfPath(path, symbols) };
  const examples = examplesInFolder(folder).map((sample) => ({ sample, siblings: [] }));
  return [
    ...compileDeclarations(version, sdk),
    ...differenceDiagnostics(compared, compareSurfaces(recorded, surface, writtenOut(sdk))),
    ...findUndocumented(symbols, sdk),
    ...(await checkSamples(version, examples)).flatMap(({ diagnostics }) => [...diagnostics]),
  ];
}

/** Folder of the recorded API. */
const recordsDir = 'tests/surface';

/** Returns the symbols whose declaration writes out a type that is recorded as an expression. */
const writtenOut = (sdk: TypeScriptSdk): ReadonlySet<string> =>
  new Set(recordOf<Record<TypeScriptSdk, readonly string[]>>('written-out.json')[sdk]);

/** Reads a file of the recorded API. */
const recordOf = <T>(name: string): T => JSON.parse(readFileSync(path.join(root, recordsDir, name), 'utf8')) as T;

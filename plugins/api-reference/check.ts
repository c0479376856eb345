import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sdk } from '../../src/lib/sdks';
import type { Diagnostic } from '../shared/diagnostics';
import { root, type DocsVersion } from '../shared/versions';
import { checkPythonSdk } from './python/check';
import { checkTypeScriptSdk } from './typescript/check';

/**
 * Checks the declarations of one SDK in one version. They must be valid, match the recorded API and be documented, and
 * their examples must compile.
 *
 * @returns all problems, except differences from the record that are accepted in `tests/surface/accepted.json`.
 */
export function checkDeclarations(version: DocsVersion, sdk: Sdk): Promise<Diagnostic[]> {
  const accepted = acceptedPaths(version);
  const isAccepted = (difference: { readonly path: string }) => accepted.has(difference.path);
  return sdk === 'server-python' ? checkPythonSdk(version, isAccepted) : checkTypeScriptSdk(version, sdk, isAccepted);
}

/** Returns the paths of the differences that were reviewed and are correct. */
function acceptedPaths(version: DocsVersion): ReadonlySet<string> {
  const accepted = JSON.parse(readFileSync(path.join(root, 'tests/surface/accepted.json'), 'utf8')) as readonly {
    readonly version: string;
    readonly path: string;
  }[];
  return new Set(accepted.filter((entry) => entry.version === version.name).map((entry) => entry.path));
}

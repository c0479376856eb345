import type { Sdk } from '../../src/lib/sdks';
import type { Diagnostic } from '../shared/diagnostics';
import type { DocsVersion } from '../shared/versions';
import { checkPythonSdk } from './python/check';
import { checkTypeScriptSdk } from './typescript/check';

/**
 * Checks the declarations of one SDK in one version. They must be valid, match the recorded API and be documented, and
 * their examples must compile.
 *
 * @returns all problems.
 */
export const checkDeclarations = (version: DocsVersion, sdk: Sdk): Promise<Diagnostic[]> =>
  sdk === 'server-python' ? checkPythonSdk(version) : checkTypeScriptSdk(version, sdk);

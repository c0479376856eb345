import { docsVersion, NEXT } from '../../plugins/shared/versions';
import { folderOfSdk, type Sdk } from '../../src/lib/sdks';
import { compareRelease } from '../sdk-diff/compare-release';
import { formatReport } from '../sdk-diff/report';
import type { ReleaseResult } from './body';

/** Result of the comparison, whether it found differences, and whether it failed. */
export interface ComparedLatest extends ReleaseResult {
  readonly differs: boolean;
  readonly fails: boolean;
}

/** Compares the newest release of an SDK with the declarations of the next version. */
export async function compareLatest(sdk: Sdk): Promise<ComparedLatest> {
  const name = folderOfSdk(sdk);
  try {
    const compared = await compareRelease(docsVersion(NEXT), sdk, 'latest');
    const { differences, undocumentedModules } = compared.report;
    const text = formatReport(`${compared.name}@${compared.release}`, NEXT, compared.report);
    return { sdk: name, text, differs: differences.length + undocumentedModules.length > 0, fails: false };
  } catch (error) {
    return { sdk: name, text: error instanceof Error ? error.message : String(error), differs: true, fails: true };
  }
}

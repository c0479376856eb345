import { docsVersion, NEXT } from '../../plugins/shared/versions';
import { folderOfSdk, type Sdk } from '../../src/lib/sdks';
import { compareRelease } from '../sdk-diff/compare-release';
import { formatReport } from '../sdk-diff/report';
import type { ReleaseResult } from './body';

/** Compares the newest release of an SDK with the declarations of the next version. */
export async function compareLatest(sdk: Sdk): Promise<ReleaseResult> {
  const name = folderOfSdk(sdk);
  try {
    const compared = await compareRelease(docsVersion(NEXT), sdk, 'latest');
    const { differences, undocumentedModules } = compared.report;
    const text = formatReport(`${compared.name}@${compared.release}`, NEXT, compared.report);
    const differs = differences.length + undocumentedModules.length > 0;
    return { sdk: name, outcome: differs ? 'different' : 'same', text };
  } catch (error) {
    return { sdk: name, outcome: 'failed', text: error instanceof Error ? error.message : String(error) };
  }
}

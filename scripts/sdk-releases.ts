import { docsVersion, NEXT } from '../plugins/shared/versions';
import { folderOfSdk, sdks, type Sdk } from '../src/lib/sdks';
import { compareRelease } from '../tools/sdk-diff/compare-release';
import { formatReport } from '../tools/sdk-diff/report';
import { issueBody, type ReleaseResult } from '../tools/sdk-releases/body';
import { updateIssue } from '../tools/sdk-releases/issue';

// Runs every night. Compares the newest release of each SDK with the docs, and reports differences in a single issue.
const title = 'SDK releases that the docs do not describe';

/** Result of the comparison, whether it found differences, and whether it failed. */
interface Compared extends ReleaseResult {
  readonly differs: boolean;
  readonly fails: boolean;
}

async function compareLatest(sdk: Sdk): Promise<Compared> {
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

async function main(): Promise<void> {
  const results: Compared[] = [];
  for (const sdk of sdks) results.push(await compareLatest(sdk));
  const body = issueBody(results);
  console.log(body);
  if (results.some(({ fails }) => fails)) process.exitCode = 1;
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token } = process.env;
  if (!api || !name || !token) {
    console.error(
      'No issue was opened: GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN are set only in the workflow.',
    );
    return;
  }
  const differs = results.some((result) => result.differs);
  const number = await updateIssue({ api, name, token }, title, body, differs);
  console.error(number === undefined ? 'No issue is needed.' : `Issue ${number} has the report.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { sdks } from '../src/lib/sdks';
import { issueBody, type ReleaseResult } from '../tools/sdk-releases/body';
import { compareLatest } from '../tools/sdk-releases/compare-latest';
import { updateIssue } from '../tools/sdk-releases/issue';
import { runScript } from '../tools/run-script';

// Runs every night. Compares the newest release of each SDK with the docs, and reports differences in a single issue.
const title = 'SDK releases that the docs do not describe';

async function main(): Promise<void> {
  const results: ReleaseResult[] = [];
  for (const sdk of sdks) results.push(await compareLatest(sdk));
  const body = issueBody(results);
  console.log(body);
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token } = process.env;
  if (!api || !name || !token) {
    console.error(
      'No issue was opened: GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN are set only in the workflow.',
    );
    return;
  }
  const isNeeded = results.some(({ outcome }) => outcome !== 'same');
  const number = await updateIssue({ api, name, token }, title, body, isNeeded);
  console.error(number === undefined ? 'No issue is needed.' : `Issue ${number} has the report.`);
}

await runScript(main);

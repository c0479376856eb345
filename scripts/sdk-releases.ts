import path from 'node:path';
import { packageNames } from '../plugins/api-reference/packages';
import { docsVersions, NEXT, root } from '../plugins/shared/versions';
import { typeScriptSdks, type TypeScriptSdk } from '../src/lib/sdks';
import { comparePackage } from './sdk-diff/compare-package';
import { installPackage } from './sdk-diff/install-package';
import { compareSources } from './sdk-diff/python/compare-sources';
import { getPythonPackage } from './sdk-diff/python/get-package';
import { formatReport } from './sdk-diff/report';
import { issueBody } from './sdk-releases/body';
import { updateIssue } from './sdk-releases/issue';

// Compares the newest release of each SDK with the docs, and reports differences in one issue: once in each night.
const title = 'SDK releases that the docs do not describe';

function compareLatest(sdk: TypeScriptSdk): { sdk: string; text: string; differs: boolean; fails: boolean } {
  const version = docsVersions().find(({ name }) => name === NEXT)!;
  const name = packageNames[sdk];
  try {
    const installed = installPackage(path.join(root, '.cache/sdk-diff', sdk), name, 'latest');
    const { report } = comparePackage(version, sdk, installed, name.replace(/\/.*/, '/'));
    const text = formatReport(`${name}@${installed.version}`, version.name, report);
    return { sdk, text, differs: report.differences.length + report.undocumentedModules.length > 0, fails: false };
  } catch (error) {
    return { sdk, text: error instanceof Error ? error.message : String(error), differs: true, fails: true };
  }
}

async function comparePython(): Promise<ReturnType<typeof compareLatest>> {
  const version = docsVersions().find(({ name }) => name === NEXT)!;
  const name = packageNames['server-python'];
  try {
    const found = await getPythonPackage(path.join(root, '.cache/sdk-diff/python'), name, 'latest');
    const report = await compareSources(version, found.folder);
    const text = formatReport(`${name}@${found.version}`, version.name, report);
    return { sdk: 'python', text, differs: report.differences.length > 0, fails: false };
  } catch (error) {
    return { sdk: 'python', text: error instanceof Error ? error.message : String(error), differs: true, fails: true };
  }
}

async function main(): Promise<void> {
  const results = [...typeScriptSdks.map(compareLatest), await comparePython()];
  const body = issueBody(results);
  console.log(body);
  if (results.some(({ fails }) => fails)) process.exitCode = 1;
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token } = process.env;
  if (!api || !name || !token) {
    console.error(
      'No issue was opened: GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN are set in the workflow only.',
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

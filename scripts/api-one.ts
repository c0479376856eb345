import { generateSdk } from '../plugins/api-reference/generate-sdk';
import type { Sdk } from '../plugins/api-reference/purposes';
import { ContentFaults } from '../plugins/shared/faults';
import { docsVersion } from '../plugins/shared/versions';

// One SDK of one version; `scripts/api.ts` starts this for each that has changed.
const [version, sdk, output] = process.argv.slice(2);
if (!version || !sdk || !output) throw new Error('Usage: api-one VERSION SDK OUTPUT');

generateSdk(docsVersion(version), sdk as Sdk, output).catch((error: unknown) => {
  console.error(error instanceof ContentFaults ? error.message : error);
  process.exitCode = 1;
});

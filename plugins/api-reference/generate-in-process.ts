import { generateSdk } from './generate-sdk';
import type { Sdk } from './purposes';
import { ContentFaults } from '../shared/faults';
import { docsVersion } from '../shared/versions';
import { answerTasks } from '../shared/processes';

// `generate.ts` starts this for what has changed.

/** One SDK of one version, and the folder that takes its reference. */
export interface SdkTask {
  readonly version: string;
  readonly sdk: Sdk;
  readonly output: string;
}

/** Answers whether the reference was made; what is wrong is printed. */
answerTasks(async ({ version, sdk, output }: SdkTask): Promise<boolean> => {
  try {
    await generateSdk(docsVersion(version), sdk, output);
    return true;
  } catch (error) {
    console.error(error instanceof ContentFaults ? error.message : error);
    return false;
  }
});

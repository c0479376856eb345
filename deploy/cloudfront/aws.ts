import { spawnSync } from 'node:child_process';

/** Arguments of a command of the AWS CLI, without the name of the program. */
export type AwsCommand = readonly string[];

/**
 * Runs a command of the AWS CLI, and returns its output.
 *
 * @throws Error if the AWS CLI is not installed or the command fails.
 */
export type Aws = (command: AwsCommand) => string;

/** Runs the AWS CLI that is installed on this machine. Its error messages go to the terminal. */
export const aws: Aws = (command) => {
  const { status, stdout, error } = spawnSync('aws', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error) throw new Error(`The AWS CLI cannot be run (${error.message}): see DEPLOYMENT.md, CloudFront and S3.`);
  if (status !== 0) throw new Error(`aws ${command.slice(0, 2).join(' ')} failed.`);
  return stdout;
};

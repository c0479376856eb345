import { execFileSync } from 'node:child_process';

/** Arguments of a command of the AWS CLI, without the name of the program. */
export type AwsCommand = readonly string[];

/**
 * Runs a command of the AWS CLI, and returns its output.
 *
 * @throws Error if the command fails.
 */
export type Aws = (command: AwsCommand) => string;

/** Runs the AWS CLI that is installed on this machine. Its error messages go to the terminal. */
export const aws: Aws = (command) =>
  execFileSync('aws', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

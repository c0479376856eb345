/** A problem in the code. */
export interface CodeProblem {
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Code of the diagnostic, such as `TS2339`. */
  readonly code: string;
  readonly message: string;
  /** SDK symbols that the code uses at this position, such as `useCamera.toggleCamera`, closest first. */
  readonly symbols: readonly string[];
}

/** Result of a check. */
export interface CheckResult {
  readonly problems: readonly CodeProblem[];
  /** Modules that are not checked, because their types are not published. */
  readonly uncheckedModules: readonly string[];
}

/** Maximum number of problems in a result. */
export const mostProblems = 30;

/**
 * Returns the message for a check that took too long.
 *
 * @param limit - time limit, in milliseconds.
 */
export const tooSlowMessage = (limit: number): string =>
  `The check took longer than ${limit / 1000} seconds. Try again, because the first check takes longest. If that does not help, send less code.`;

/** Maximum length of a message, in characters. Messages about large types can be much longer. */
const longestMessage = 600;

/** Returns a message, shortened to the maximum length. */
export const shortMessage = (message: string): string =>
  message.length > longestMessage ? `${message.slice(0, longestMessage)} …` : message;

/**
 * Thrown when the HTML of a page contains something that cannot be converted to Markdown. The error is reported as a
 * problem on that page.
 */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  /**
   * @param message - the problem, in one sentence.
   * @param fix - how to fix it.
   */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

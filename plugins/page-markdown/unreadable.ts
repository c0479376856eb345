/** Thrown when the HTML of a page has something that Markdown cannot tell; it becomes a fault of that page. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  /**
   * @param message - what is wrong, in one sentence.
   * @param fix - what to do instead.
   */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

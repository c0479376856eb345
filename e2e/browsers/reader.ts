/** Keys that the tests press. */
export type Key = 'Control+k' | 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** Options for starting a browser. */
export interface ReaderOptions {
  /** Whether pages may run scripts. */
  readonly scripts: boolean;
}

/**
 * A browser with one page. Firefox and WebKit are driven by different libraries, so this is their common interface.
 * Selectors are CSS selectors, and expressions are JavaScript that runs in the page.
 */
export interface Reader {
  /** Opens an address and waits for the load event. */
  open(url: string): Promise<void>;
  /** Clicks the center of the first matching element. */
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** @returns the value of an expression, which must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Errors in the console and uncaught exceptions since the page was opened; in WebKit, since its load event. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Polling interval in milliseconds. */
const interval = 50;

/** Timeout for each wait, in milliseconds. On a busy machine, WebKit took more than 20 s to hydrate. */
const limit = 90_000;

/**
 * Waits until an expression is true in the page.
 *
 * @throws Error with the expression and the last value when the time limit is reached.
 */
export async function waitFor(reader: Reader, expression: string): Promise<void> {
  const deadline = Date.now() + limit;
  let last: unknown;
  while (Date.now() < deadline) {
    // During navigation, the page has no JavaScript context, so try again.
    last = await reader.evaluate(expression).catch((error: unknown) => String(error));
    if (last === true) return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error(`Not true within ${limit / 1000} s: ${expression}. Last value: ${JSON.stringify(last)}`);
}

import type { TemplateName } from './templates';

/** How much a first visit may ask for. */
export interface Budget {
  /** Bytes of all that is transferred. */
  readonly total: number;
  /** Bytes of scripts among them. */
  readonly scripts: number;
  /** Number of files. */
  readonly files: number;
}

const kilobytes = 1024;

/** What any page may ask for: on a slow phone connection, 1.6 Mbit/s, 160 KB are there within a second. */
const page: Budget = { total: 160 * kilobytes, scripts: 120 * kilobytes, files: 20 };

/** Pages that need more, with why. */
const exceptions: Partial<Record<TemplateName, Budget>> = {
  // Opened with a query: it has loaded the index of a version, and the worker that answers from it.
  'search-page': { ...page, total: 256 * kilobytes, scripts: 128 * kilobytes },
};

/** The budget of a page. */
export const budgetOf = (template: TemplateName): Budget => exceptions[template] ?? page;

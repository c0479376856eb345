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

/** What any page may ask for with everything loaded. */
const page: Budget = { total: 165 * kilobytes, scripts: 122 * kilobytes, files: 20 };

/** Pages that need more, with the reason. */
const exceptions: Partial<Record<TemplateName, Budget>> = {
  // Their code is in the HTML and in the script of the page, with the types that show on hover.
  tutorial: { ...page, total: 168 * kilobytes, scripts: 128 * kilobytes },
  'how-to': { ...page, total: 176 * kilobytes, scripts: 132 * kilobytes },
  'rest-reference': { ...page, total: 180 * kilobytes, scripts: 133 * kilobytes },
  // Opened with a query: loads the index of a version, whose text grew by a tenth, and the worker that searches it.
  'search-page': { ...page, total: 268 * kilobytes, scripts: 130 * kilobytes },
};

/** What a page may request until the reader acts: HTML, styles, the font, the logo and the boot script. */
const untouched: Budget = { total: 50 * kilobytes, scripts: 5 * kilobytes, files: 8 };

/** The budget of a page that nobody has touched; the page of results does not wait for the reader. */
export const untouchedBudgetOf = (template: TemplateName): Budget =>
  template === 'search-page' ? budgetOf(template) : untouched;

/** The budget of a page with everything loaded. */
export const budgetOf = (template: TemplateName): Budget => exceptions[template] ?? page;

import { loadedAtOnce, type TemplateName } from './templates';

/** Limits for a first visit. */
export interface Budget {
  /** Transferred bytes of all files. */
  readonly total: number;
  /** Transferred bytes of scripts. */
  readonly scripts: number;
  /** Number of files. */
  readonly files: number;
}

const kilobytes = 1024;

/** Default limits for a page with everything loaded. */
const page: Budget = { total: 165 * kilobytes, scripts: 124 * kilobytes, files: 20 };

/** Pages with higher limits, each with the reason. */
const exceptions: Partial<Record<TemplateName, Budget>> = {
  // Their code is in the HTML and in the script of the page; in tutorials and how-tos, with the types shown on hover.
  tutorial: { ...page, total: 171 * kilobytes, scripts: 129 * kilobytes },
  'how-to': { ...page, total: 180 * kilobytes, scripts: 134 * kilobytes },
  'rest-reference': { ...page, scripts: 125 * kilobytes },
  upgrade: { ...page, total: 181 * kilobytes, scripts: 135 * kilobytes },
  // Opened with a query: loads the index of a version, 4 KB of it for the upgrade guides, and the search worker.
  'search-page': { ...page, total: 283 * kilobytes, scripts: 131 * kilobytes },
};

/** Limits for a page until the reader acts: HTML, styles, the font, the logo and the boot script. */
const untouched: Budget = { total: 50 * kilobytes, scripts: 5 * kilobytes, files: 8 };

/** The budget for an untouched page. */
export const untouchedBudgetOf = (template: TemplateName): Budget =>
  loadedAtOnce.has(template) ? budgetOf(template) : untouched;

/** The budget for a page with everything loaded. */
export const budgetOf = (template: TemplateName): Budget => exceptions[template] ?? page;

import { loadedAtOnce, type TemplateName } from './templates';

/**
 * Limits for a first visit. Files are named after their hashes, so sizes vary by about 100 bytes from build to build. If a
 * page comes within 200 bytes of its limit, make it smaller.
 */
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

/**
 * Limits of templates that exceed the default, each with the reason. All pages include 0.4 KB because the version
 * manifests are plain JSON (ADR 19).
 */
const exceptions: Partial<Record<TemplateName, Budget>> = {
  // The code on these pages is in both the HTML and the page's script. In tutorials and how-to guides, it includes the
  // types that are shown on hover.
  tutorial: { ...page, total: 171 * kilobytes, scripts: 130 * kilobytes },
  'how-to': { ...page, total: 181 * kilobytes, scripts: 136 * kilobytes },
  'rest-reference': { ...page, scripts: 125 * kilobytes },
  // These are the longest pages about a hook and a class. Their scripts contain the conditions of all functions.
  'api-hook': { ...page, scripts: 126 * kilobytes },
  'api-class': { ...page, scripts: 125 * kilobytes },
  upgrade: { ...page, total: 185 * kilobytes, scripts: 138 * kilobytes },
  // The search page is opened with a query, so it loads the search worker and a version's index, which is mostly
  // page text.
  'search-page': { ...page, total: 294 * kilobytes, scripts: 131 * kilobytes },
};

/** Limits for a page until the reader acts. It loads only the HTML, styles, the font, the logo and the boot script. */
const untouched: Budget = { total: 50 * kilobytes, scripts: 5 * kilobytes, files: 8 };

/** Returns the budget for an untouched page. */
export const untouchedBudgetOf = (template: TemplateName): Budget =>
  loadedAtOnce.has(template) ? budgetOf(template) : untouched;

/** Returns the budget for a page with everything loaded. */
export const budgetOf = (template: TemplateName): Budget => exceptions[template] ?? page;

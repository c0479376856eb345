import { prefilledIssue } from '../prefilled-issue';

/** What a report is about. */
export interface ReportedPage {
  readonly title: string;
  /** Whole address. */
  readonly url: string;
  readonly version: string;
}

/**
 * The address where a reader reports what is wrong with a page, with what is known filled in.
 *
 * @param issuesUrl - where an issue is opened.
 */
export function reportLink(issuesUrl: string, { title, url, version }: ReportedPage): string {
  const body = `Page: ${url}\nVersion: ${version}\n\nWhat is wrong, and what did you expect instead?\n\n`;
  return prefilledIssue(issuesUrl, title, body);
}

import { prefilledIssue } from '../../lib/prefilled-issue';

/** Page that a report is about. */
export interface ReportedPage {
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
  readonly version: string;
}

/**
 * Returns the URL of a prefilled form for reporting a problem with a page.
 *
 * @param issuesUrl - URL of the form for a new issue.
 */
export function reportLink(issuesUrl: string, { title, url, version }: ReportedPage): string {
  const body = `Page: ${url}\nVersion: ${version}\n\nWhat is wrong, and what did you expect instead?\n\n`;
  return prefilledIssue(issuesUrl, title, body);
}

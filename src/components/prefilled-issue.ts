/**
 * The address where a reader opens an issue, with what is known filled in.
 *
 * `URLSearchParams` would write spaces as `+`, which not every program that shows an address takes for one.
 *
 * @param issuesUrl - where an issue is opened, without a query.
 * @param title - of the issue.
 * @param body - its text, before the reader goes on.
 */
export function prefilledIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

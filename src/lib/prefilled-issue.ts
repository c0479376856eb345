/**
 * Returns the URL of a prefilled form for a new issue.
 *
 * `URLSearchParams` would encode spaces as `+`, which some programs display literally.
 *
 * @param issuesUrl - URL of the form, without a query.
 * @param title - title of the issue.
 * @param body - initial text of the issue.
 */
export function prefilledIssue(issuesUrl: string, title: string, body: string): string {
  return `${issuesUrl}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

import { prefilledIssue } from '../../lib/prefilled-issue';

/** Returns the URL of a form for reporting a search without results. */
export function gapReport(issuesUrl: string, text: string, version: string): string {
  const body = `I searched the docs (${version}) for "${text}" and got no results.\n\nWhat I was trying to do: `;
  return prefilledIssue(issuesUrl, `Docs: no results for "${text}"`, body);
}

/** Returns the URL of the results page. */
export function resultsAddress(base: string, text: string, scope: string): string {
  return `${base}search?${new URLSearchParams({ q: text, version: scope })}`;
}

import { prefilledIssue } from '../../lib/prefilled-issue';
import type { SearchState } from './use-search';

/** Returns the status of a search, which screen readers announce. */
export function statusText(state: SearchState, text: string): string {
  if (state.status === 'loading') return 'Loading the search index…';
  if (state.status === 'failed') return '';
  if (!text.trim()) return 'Ready to search.';
  if (state.text !== text) return 'Searching…';
  const { pages, elsewhere } = state.answer;
  if (pages.length + elsewhere.length === 0) return 'No results.';
  if (pages.length === 0) return 'Found only in other versions.';
  return pages.length === 1 ? '1 page found.' : `${pages.length} pages found.`;
}

/** Returns the URL of a form for reporting a search without results. */
export function gapReport(issuesUrl: string, text: string, version: string): string {
  const body = `I searched the docs (${version}) for "${text}" and got no results.\n\nWhat I was trying to do: `;
  return prefilledIssue(issuesUrl, `Docs: no results for "${text}"`, body);
}

/** Returns the URL of the results page. */
export function resultsAddress(base: string, text: string, scope: string): string {
  return `${base}search?${new URLSearchParams({ q: text, version: scope })}`;
}

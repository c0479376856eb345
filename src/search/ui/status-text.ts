import type { SearchState } from './use-search';

/** Whether the response to a text has not arrived yet. */
export function isPending(state: SearchState, text: string): boolean {
  return state.status === 'loading' || (state.status === 'ready' && state.text !== text);
}

/** Returns the status of a search, which screen readers announce. */
export function statusText(state: SearchState, text: string): string {
  if (state.status === 'loading') return 'Loading the search index…';
  if (state.status === 'failed') return '';
  if (!text.trim()) return 'Ready to search.';
  if (state.text !== text) return 'Searching…';
  const { pages, elsewhere, hasMore } = state.answer;
  if (pages.length + elsewhere.length === 0) return 'No results.';
  if (pages.length === 0) return 'Found only in other versions.';
  if (hasMore) return `Showing the best ${pages.length} pages.`;
  return pages.length === 1 ? '1 page found.' : `${pages.length} pages found.`;
}

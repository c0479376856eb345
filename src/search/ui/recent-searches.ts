import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('search-recent');
const most = 6;

/** Returns the reader's recent searches, newest first. Returns none if storage is blocked or invalid. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search in this browser. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted) slot.set(JSON.stringify([wanted, ...recentSearches().filter((each) => each !== wanted)].slice(0, most)));
}

/** Removes all remembered searches. */
export function clearRecentSearches(): void {
  slot.del();
}

/** Conditions for loading the client without waiting for the reader. */
const exceptions: readonly (() => boolean)[] = [
  // Search results, `/search?q=…`, are rendered in the browser.
  () => /\/search\/?$/.test(location.pathname),
  // Changes to a page, `?changes=…`, are computed in the browser.
  () => new URLSearchParams(location.search).has('changes'),
  // The page shows other tabs than those that the reader has chosen.
  isOtherTabStored,
  // The not-found page suggests pages for the address.
  () => document.querySelector('.not-found') !== null,
];

/** Whether the reader has chosen a tab that the page has but does not show. */
function isOtherTabStored(): boolean {
  const stored = storedTabs();
  const hidden = Array.from(document.querySelectorAll('[role="tab"][aria-selected="false"]'));
  return hidden.some(({ id }) => stored.some((value) => id.endsWith(`-${value}-tab`)));
}

/** Returns the tabs that the reader has chosen. The framework stores one for each group. */
function storedTabs(): string[] {
  try {
    const choices = Object.entries(localStorage).filter(([key]) => key.startsWith('docusaurus.tab.'));
    return choices.map(([, value]) => String(value));
  } catch {
    // The browser blocks storage.
    return [];
  }
}

/** Whether the open page must load the client immediately. */
export const mustLoadImmediately = (): boolean => exceptions.some((applies) => applies());

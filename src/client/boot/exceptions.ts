/** Conditions for loading the client without waiting for the reader. */
const exceptions: readonly (() => boolean)[] = [
  // Search results, `/search?q=…`, are rendered in the browser.
  () => /\/search\/?$/.test(location.pathname),
  // Changes to a page, `?changes=…`, are computed in the browser.
  () => new URLSearchParams(location.search).has('changes'),
  // The page does not show the tab that the reader has chosen.
  isOtherTabStored,
  // The not-found page suggests pages for the address.
  () => document.querySelector('.not-found') !== null,
];

/** Whether the reader has chosen a tab that the page has but does not show. The framework stores the tab's value. */
function isOtherTabStored(): boolean {
  try {
    return Object.values(localStorage).some((value) =>
      document.querySelector(`[role="tab"][aria-selected="false"][id$="-${CSS.escape(String(value))}-tab"]`),
    );
  } catch {
    // The browser blocks storage.
    return false;
  }
}

/** Whether the open page must load the client immediately. */
export const mustLoadImmediately = (): boolean => exceptions.some((applies) => applies());

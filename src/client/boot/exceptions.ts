/** Conditions for loading the client without waiting for the reader. */
const exceptions: readonly (() => boolean)[] = [
  // Search results, `/search?q=…`, are rendered in the browser.
  () => /\/search\/?$/.test(location.pathname),
  // Changes to a page, `?changes=…`, are computed in the browser.
  () => new URLSearchParams(location.search).has('changes'),
  // The not-found page suggests pages for the address.
  () => document.querySelector('.not-found') !== null,
];

/** Whether the open page must load the client immediately. */
export const mustLoadImmediately = (): boolean => exceptions.some((applies) => applies());

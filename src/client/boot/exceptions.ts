/** Conditions for loading the client without waiting for the reader. */
const exceptions: readonly (() => boolean)[] = [
  // Search results, `/search?q=…`, are rendered in the browser.
  () => /\/search\/?$/.test(location.pathname),
  // Changes to a page, `?changes=…`, are computed in the browser.
  () => new URLSearchParams(location.search).has('changes'),
  // The not-found page suggests pages for the address.
  () => document.querySelector('.not-found') !== null,
  // A new announcement must be shown to a reader who closed an older one.
  isOtherAnnouncementClosed,
];

/** Whether the open page must load the client immediately. */
export const mustLoadImmediately = (): boolean => exceptions.some((applies) => applies());

/**
 * Whether the reader closed an earlier announcement. The framework then hides the bar with an attribute, and the stored
 * announcement ID differs from the current one.
 */
function isOtherAnnouncementClosed(): boolean {
  const current = document.querySelector<HTMLElement>('[data-announcement]')?.dataset['announcement'];
  const { dataset } = document.documentElement;
  try {
    return (
      dataset['announcementBarInitiallyDismissed'] === 'true' &&
      localStorage.getItem('docusaurus.announcement.id') !== current
    );
  } catch {
    // If storage is blocked, no closed announcement can have been stored.
    return false;
  }
}

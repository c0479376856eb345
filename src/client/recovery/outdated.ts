// Used by the scripts of the site, and written into each page by plugins/recovery for the time before they are there.
// So the functions here use the browser alone.

/**
 * Whether the server has another build than the one that is open: then files that this one asks for may be gone. False when
 * no page of the site comes, as the failure of a server or of a proxy is none.
 */
export async function isOutdated(): Promise<boolean> {
  // These all pages of a build have in common; what else a page names may differ from page to page.
  const named = document.querySelectorAll('script[defer][src*="main."], link[rel="stylesheet"][href]');
  const files = Array.from(named, (element) => element.getAttribute('src') || element.getAttribute('href') || '');
  try {
    const response = await fetch(location.href, { cache: 'reload' });
    const html = await response.text();
    return html.includes('/assets/js/') && !files.every((file) => html.includes(file));
  } catch {
    return false;
  }
}

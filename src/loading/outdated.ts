// Used by the scripts of the site, and written into each page by plugins/recovery for the time before they are there.
// So the functions here use the browser alone.

/**
 * Whether the server has another build of this page than the one that is open: then files that this one asks for may be
 * gone. False when the server is not reached.
 */
export async function isOutdated(): Promise<boolean> {
  const named = document.querySelectorAll('script[defer][src], link[rel="stylesheet"][href]');
  const files = Array.from(named, (element) => element.getAttribute('src') || element.getAttribute('href') || '');
  try {
    const response = await fetch(location.href, { cache: 'reload' });
    const html = response.ok ? await response.text() : '';
    return html !== '' && !files.every((file) => html.includes(file));
  } catch {
    return false;
  }
}

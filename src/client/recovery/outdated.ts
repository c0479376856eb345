/** Time limit for a response from the server, in milliseconds. */
export const PATIENCE = 10_000;

/**
 * Whether the server has another build of the open page, in which case files from this build may be missing. False if
 * the response is not a page of this site, for example because a server or proxy failed or did not respond in time.
 */
export async function isOutdated(): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('[data-scripts]');
  const styles = document.querySelectorAll('link[rel="stylesheet"]');
  // Of the listed scripts, only the main script is compared, because every page lists it. The page's own script is
  // ignored, because the reader may be on another page by now.
  const files = [
    boot?.getAttribute('src') ?? '',
    ...(/\S*\bmain\.\S*/.exec(boot?.dataset['scripts'] ?? '') ?? []),
    ...Array.from(styles, (style) => style.getAttribute('href') ?? ''),
  ];
  try {
    const response = await fetch(location.href, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
    const html = await response.text();
    return html.includes('/assets/js/') && !files.every((file) => html.includes(file));
  } catch {
    return false;
  }
}

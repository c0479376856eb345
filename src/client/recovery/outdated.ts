/**
 * Whether the server has another build of the open page: then files that this one asks for may be gone. False when no page
 * of the site is returned, as in a failure of a server or of a proxy.
 */
export async function isOutdated(): Promise<boolean> {
  const boot = document.querySelector<HTMLScriptElement>('[data-scripts]');
  const styles = document.querySelectorAll('link[rel="stylesheet"]');
  // The main script is in each page; the page itself may have changed alone, but a reader can be at another one by now.
  const files = [
    boot?.getAttribute('src') ?? '',
    ...(/\S*\bmain\.\S*/.exec(boot?.dataset['scripts'] ?? '') ?? []),
    ...Array.from(styles, (style) => style.getAttribute('href') ?? ''),
  ];
  try {
    const response = await fetch(location.href, { cache: 'reload' });
    const html = await response.text();
    return html.includes('/assets/js/') && !files.every((file) => html.includes(file));
  } catch {
    return false;
  }
}

/**
 * Whether the server has another build than the one that is open: then files that this one asks for may be gone. False when
 * no page of the site comes, as the failure of a server or of a proxy is none.
 */
export async function isOutdated(): Promise<boolean> {
  // The main script and the styles, which all pages of a build have in common.
  const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'] ?? '';
  const styles = document.querySelectorAll('link[rel="stylesheet"]');
  const files = [
    ...(/\S*\bmain\.\S*/.exec(scripts) ?? []),
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

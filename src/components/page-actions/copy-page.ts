/** Reason why nothing was copied: the page's Markdown failed to load, or the browser blocked the clipboard. */
export type CopyFailure = 'network' | 'clipboard';

/**
 * Copies a page's Markdown.
 *
 * Writes a promise to the clipboard immediately, because Safari rejects text that arrives long after the click.
 *
 * @param href - URL of the Markdown.
 * @returns undefined on success, otherwise the reason.
 */
export async function copyPage(href: string): Promise<CopyFailure | undefined> {
  const text = fetch(href).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  try {
    if (typeof ClipboardItem === 'function') {
      const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return undefined;
  } catch {
    return text.then(
      () => 'clipboard' as const,
      () => 'network' as const,
    );
  }
}

/**
 * Copies text.
 *
 * @returns undefined on success, otherwise the reason.
 */
export async function copyText(text: string): Promise<CopyFailure | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    return 'clipboard';
  }
}

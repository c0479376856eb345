/** Why a page was not copied: its Markdown did not come, or the browser did not let it through. */
export type CopyFailure = 'network' | 'clipboard';

/**
 * Copies a page's Markdown.
 *
 * The clipboard is asked at once and gets the text as a promise: Safari takes no text that comes long after the click.
 *
 * @param href - address of the Markdown.
 * @returns undefined when it was copied, else what went wrong.
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

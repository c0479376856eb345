/**
 * Makes of a page whose scripts did not come what readers get who allow none: its styles for them open what is closed, and
 * hide buttons that would do nothing. Written into each page as text too, so it uses the browser alone.
 */
export function showWithoutScripts(): void {
  for (const { textContent } of document.querySelectorAll('head noscript'))
    document.head.insertAdjacentHTML('beforeend', textContent);
}

/**
 * Shows the open page as it looks without JavaScript, because its scripts cannot be loaded. The styles in the page's
 * `noscript` element reveal collapsed content and hide inactive buttons.
 */
export function showWithoutScripts(): void {
  for (const { textContent } of document.querySelectorAll('head noscript')) {
    // The styles are set as text, because there may be no Trusted Types policy for markup yet. The CSP contains the
    // hash of this style.
    const style = document.createElement('style');
    style.textContent = textContent.replace(/<\/?style>/g, '');
    document.head.append(style);
  }
}

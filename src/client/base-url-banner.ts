declare const __webpack_public_path__: string;

/**
 * Shows a banner on the home page when its files cannot be loaded, because the usual reason is a wrong base URL. The
 * style sheets hide the banner if they have been loaded.
 *
 * The framework's own banner (`baseUrlIssueBanner`) is off: it needs inline styles and assigns markup, and the content
 * security policy blocks both.
 */
export function showBaseUrlBanner(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical || new URL(canonical.href).pathname !== __webpack_public_path__) return;
  const banner = document.createElement('p');
  banner.className = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:20px;padding:20px;border:thick solid red;background:#ffe6b3;color:#000;font-size:20px';
  banner.textContent = `This site did not load. Its base URL may be wrong: it is "${__webpack_public_path__}", and this page is at "${location.pathname}". Set baseUrl in docusaurus.config.ts.`;
  document.body.prepend(banner);
}

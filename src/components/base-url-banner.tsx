import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/**
 * Adds an inline script to the home page that shows a banner if the page's files cannot be loaded, because the usual
 * reason is a wrong base URL. The style sheets hide the banner if they have been loaded.
 *
 * The framework's own banner (`baseUrlIssueBanner`) is off: it assigns markup with inline styles, and the content
 * security policy blocks both.
 */
export default function BaseUrlBanner(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  if (ExecutionEnvironment.canUseDOM || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{`(${watch.toString()})(${JSON.stringify(baseUrl)})`}</script>
    </Head>
  );
}

/** Shows the banner after parsing. Runs in the browser on its own, so it must not refer to anything in this module. */
function watch(baseUrl: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    if ('docusaurus' in window) return;
    const banner = document.createElement('p');
    banner.className = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'margin:20px;padding:20px;border:thick solid red;background:#ffe6b3;font-size:20px';
    banner.textContent = `This site did not load. Its base URL may be wrong: it is "${baseUrl}", and this page is at "${location.pathname}". Set baseUrl in docusaurus.config.ts.`;
    document.body.prepend(banner);
  });
}

// Ejected: on navigation, the original takes focus, which should move to the page's heading
// (src/client-modules/focus-on-navigation.ts).
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';
import { focusElement } from '@site/src/lib/focus-element';

const label = 'Skip to main content';

/** First link of a page, which skips the navbar and the sidebar. */
export default function SkipToContent(): ReactNode {
  const onClick = (event: MouseEvent) => {
    const main = document.querySelector('main');
    // Without `main`, the browser follows the link to the wrapper of the content.
    if (!main) return;
    event.preventDefault();
    focusElement(main);
    main.scrollIntoView();
  };
  return (
    <div role="region" aria-label={label}>
      <a className="skip-to-content" href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {label}
      </a>
    </div>
  );
}

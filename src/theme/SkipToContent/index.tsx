// Ejected: the original also takes the focus on navigation, which belongs to the heading of the page (src/focus-on-navigation.ts).
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';
import { focusElement } from '@site/src/components/focus-element';

const label = 'Skip to main content';

/** The first link of a page; it leads past the bars and the menu. */
export default function SkipToContent(): ReactNode {
  const onClick = (event: MouseEvent) => {
    const main = document.querySelector('main');
    // Without one, the browser follows the link to what is around the content.
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

// Ejected: the original had React draw it while the page scrolls, which is part of each way to another page; the focus was
// lost when it hid at the top; and it moved the page step by step even for who asked for less motion.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { focusElement, startOfPage } from '@site/src/components/focus-element';

/** So near to the top, in pixels, nobody needs it. */
const THRESHOLD = 300;

function goToTop(): void {
  const start = startOfPage();
  if (start) focusElement(start);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** Comes when a reader who is far down begins to scroll up, and goes when the reader scrolls down again or is at the top. */
export default function BackToTopButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const comesToPlace = useRef(false);
  const show = (isShown: boolean) => button.current?.toggleAttribute('data-shown', isShown);

  useScrollPosition((position, before) => {
    // The first call tells where the page is when the button is made; nobody has scrolled.
    if (!position || !before?.scrollY) return;
    if (comesToPlace.current) {
      comesToPlace.current = false;
      return;
    }
    const { scrollY } = position;
    if (scrollY >= before.scrollY || scrollY < THRESHOLD) show(false);
    // Some browsers let the page be pulled beyond its end, and it comes back by itself.
    else if (scrollY + window.innerHeight < document.documentElement.scrollHeight) show(true);
  });
  // A link to a place on the page scrolls too.
  useLocationChange(({ location }) => {
    if (!location.hash) return;
    comesToPlace.current = true;
    show(false);
  });

  return (
    <button
      ref={button}
      aria-label={translate({ id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top' })}
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton)}
      type="button"
      onClick={goToTop}
    />
  );
}

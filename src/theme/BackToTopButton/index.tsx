// Ejected: the original renders with React on scroll, which slows down every navigation, loses focus when it hides
// at the top, and scrolls smoothly even if the reader prefers reduced motion.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { focusElement, startOfPage } from '@site/src/lib/focus-element';

/** Minimum distance from the top at which the button is shown, in pixels. */
const THRESHOLD = 300;

function goToTop(): void {
  const start = startOfPage();
  if (start) focusElement(start);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Button that appears when the reader scrolls up and is still far from the top. It is hidden when the reader scrolls
 * down or is near the top.
 */
export default function BackToTopButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isFollowingHash = useRef(false);
  const show = (isShown: boolean) => button.current?.toggleAttribute('data-shown', isShown);

  useScrollPosition((position, before) => {
    // The first call reports the initial position, before the reader has scrolled.
    if (!position || !before?.scrollY) return;
    if (isFollowingHash.current) {
      isFollowingHash.current = false;
      return;
    }
    const { scrollY } = position;
    if (scrollY >= before.scrollY || scrollY < THRESHOLD) show(false);
    // Ignores overscroll, after which the page bounces back.
    else if (scrollY + window.innerHeight < document.documentElement.scrollHeight) show(true);
  });
  // Following a link within the page also scrolls, and must not show the button.
  useLocationChange(({ location }) => {
    if (!location.hash) return;
    isFollowingHash.current = true;
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

// Wrapped: the button hides at the top, and the focus was lost with it; and it moved the page even for who asked for less motion.
import BackToTopButton from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';
import { focusElement, startOfPage } from '@site/src/components/focus-element';

/** Runs after the button's own handler, which begins to scroll step by step. */
function onClick(): void {
  const start = startOfPage();
  if (start) focusElement(start);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo(0, 0);
}

export default function BackToTopButtonWithFocus(): ReactNode {
  return (
    <div onClick={onClick}>
      <BackToTopButton />
    </div>
  );
}

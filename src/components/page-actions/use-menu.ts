import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

interface Menu {
  readonly details: RefObject<HTMLDetailsElement | null>;
  /** Hides the menu and moves focus to its label. */
  readonly close: () => void;
  readonly handlers: { onKeyDown(event: KeyboardEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Controls a menu in a `<details>` element, which the browser opens without scripts. Pressing Escape, tabbing out and
 * clicking elsewhere close the menu.
 */
export function useMenu(): Menu {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const menu = details.current;
      if (menu?.open && !menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const close = () => {
    const menu = details.current;
    if (!menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };

  return {
    details,
    close,
    handlers: {
      onKeyDown: ({ key }) => {
        if (key === 'Escape') close();
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) (currentTarget as HTMLDetailsElement).open = false;
      },
    },
  };
}

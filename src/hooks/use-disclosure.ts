import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Disclosure {
  readonly isOpen: boolean;
  /** Element that contains the button and the list. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Handlers of the container. */
  readonly handlers: { onKeyDown(event: KeyboardEvent): void; onBlur(event: FocusEvent): void };
  readonly toggle: () => void;
  /** Hides the list and moves focus to the button. */
  readonly close: () => void;
}

/**
 * Controls a list of links that a button shows and hides. Follows the disclosure pattern of the ARIA Authoring
 * Practices: arrow keys, Home and End move through the links, and pressing Escape, tabbing out or clicking elsewhere
 * hides them.
 */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!container.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) return close();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = nextLink(event.key, at, links.length);
    if (next === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // Shows the list first, because hidden elements cannot be focused.
    flushSync(() => setIsOpen(true));
    links[next]?.focus();
  };

  return {
    isOpen,
    container,
    button,
    list,
    toggle: () => setIsOpen(!isOpen),
    close,
    handlers: {
      onKeyDown,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !container.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}

/** Returns the index of the link that a key moves to from the link `at`, or from the button if `at` is -1. */
function nextLink(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

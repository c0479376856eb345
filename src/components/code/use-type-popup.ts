import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Content and position of the popup. */
export interface TypePopupState {
  readonly text: string;
  /** Left edge of the identifier, in pixels relative to the viewport. */
  readonly left: number;
  readonly bottom: number;
}

interface Handlers {
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/**
 * Shows the type of the identifier under the pointer or of the focused link. Escape and scrolling hide it.
 *
 * @param hovers - JSON array of types and descriptions. Each `data-hover` attribute is an index into the array.
 */
export function useTypePopup(hovers: string | undefined): {
  popup: TypePopupState | undefined;
  handlers: Handlers;
} {
  const [popup, setPopup] = useState<TypePopupState>();
  const hide = () => setPopup(undefined);
  const show = (target: EventTarget) => {
    const element = (target as Element).closest('[data-hover]');
    const texts = element && hovers ? (JSON.parse(hovers) as readonly string[]) : [];
    const text = texts[Number(element?.getAttribute('data-hover'))];
    if (!element || !text) return hide();
    const { left, bottom } = element.getBoundingClientRect();
    setPopup({ text, left, bottom });
  };

  const isShown = popup !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPopup(undefined);
    const onScroll = () => setPopup(undefined);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isShown]);

  return {
    popup,
    handlers: {
      onPointerOver: ({ target }) => show(target),
      onPointerLeave: hide,
      onFocus: ({ target }) => show(target),
      onBlur: hide,
    },
  };
}

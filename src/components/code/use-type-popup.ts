import { useEffect, useId, useState, type FocusEvent, type PointerEvent } from 'react';

/** Content and position of the popup. */
export interface TypePopupState {
  readonly text: string;
  /** Identifier that the popup describes. */
  readonly identifier: Element;
  /** Left edge of the identifier, in pixels relative to the viewport. */
  readonly left: number;
  readonly bottom: number;
}

interface Handlers {
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/**
 * Shows the type of the identifier under the pointer or of the focused link, and describes it to screen readers. The
 * popup stays open while the pointer is over it, and follows the identifier when the page scrolls. Escape hides it.
 *
 * @param hovers - JSON array of types and descriptions. Each `data-hover` attribute is an index into the array.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus
 */
export function useTypePopup(hovers: string | undefined): {
  /** Value of the popup's `id` attribute. */
  id: string;
  popup: TypePopupState | undefined;
  hide: () => void;
  handlers: Handlers;
} {
  const id = useId();
  const [popup, setPopup] = useState<TypePopupState>();
  const hide = () => setPopup(undefined);
  const show = (target: EventTarget) => {
    const identifier = (target as Element).closest('[data-hover]');
    const texts = identifier && hovers ? (JSON.parse(hovers) as readonly string[]) : [];
    const text = texts[Number(identifier?.getAttribute('data-hover'))];
    if (!identifier || !text) return hide();
    setPopup({ text, identifier, ...positionOf(identifier) });
  };

  const identifier = popup?.identifier;
  useEffect(() => {
    if (!identifier) return undefined;
    // The identifier is part of the highlighted HTML, which React does not update.
    identifier.setAttribute('aria-describedby', id);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPopup(undefined);
    // Focusing a link can scroll the page.
    const onScroll = () => setPopup((shown) => shown && { ...shown, ...positionOf(shown.identifier) });
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      identifier.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [id, identifier]);

  return {
    id,
    popup,
    hide,
    handlers: {
      onPointerOver: ({ target }) => show(target),
      onPointerLeave: ({ relatedTarget }) => {
        const isOverPopup = relatedTarget instanceof Node && document.getElementById(id)?.contains(relatedTarget);
        if (!isOverPopup) hide();
      },
      onFocus: ({ target }) => show(target),
      onBlur: hide,
    },
  };
}

function positionOf(identifier: Element): Pick<TypePopupState, 'left' | 'bottom'> {
  const { left, bottom } = identifier.getBoundingClientRect();
  return { left, bottom };
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** State of the listbox. */
interface Listbox {
  /** Index of the option that Enter selects; -1 if there is none. */
  readonly active: number;
  readonly setActive: (option: number) => void;
  /** Handles the listbox keys in the input; the browser handles all other keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Adds keyboard control to a combobox whose list is always open. As in the ARIA Authoring Practices, focus stays in the
 * input, and the arrow keys cycle through the options.
 *
 * @param count - number of options.
 * @param idOf - returns the ID of an option's element. The active option is scrolled into view.
 * @param onChoose - called with the option and whether to open it in a new tab.
 * @param listKey - key that changes with the list, so that the first option becomes active again.
 * @param isPending - whether the options for the key have not arrived yet. Enter is then held until they arrive or the
 * key changes.
 */
export function useListbox(
  count: number,
  idOf: (option: number) => string,
  onChoose: (option: number, inNewTab: boolean) => void,
  listKey: string,
  isPending: boolean,
): Listbox {
  const [mark, setMark] = useState({ listKey, option: 0 });
  const active = count === 0 ? -1 : mark.listKey === listKey ? Math.min(mark.option, count - 1) : 0;
  const setActive = (option: number) => setMark({ listKey, option });
  const activeId = active < 0 ? undefined : idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const heldEnter = useRef<{ readonly listKey: string; readonly inNewTab: boolean }>(null);
  useEffect(() => {
    const enter = heldEnter.current;
    const isForList = enter?.listKey === listKey;
    if (!enter || (isForList && isPending)) return;
    heldEnter.current = null;
    if (isForList && active >= 0) onChoose(active, enter.inNewTab);
  });

  return {
    active,
    setActive,
    onKeyDown(event) {
      const inNewTab = event.ctrlKey || event.metaKey;
      const moves: Readonly<Record<string, number>> = {
        ArrowDown: (active + 1) % count,
        ArrowUp: (active - 1 + count) % count,
        PageDown: Math.min(active + 5, count - 1),
        PageUp: Math.max(active - 5, 0),
      };
      const next = moves[event.key];
      if (event.key === 'Enter' && isPending) heldEnter.current = { listKey, inNewTab };
      else if (count === 0) return;
      else if (event.key === 'Enter') onChoose(active, inNewTab);
      else if (next !== undefined) setActive(next);
      else return;
      event.preventDefault();
    },
  };
}

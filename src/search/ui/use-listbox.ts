import { useEffect, useState, type KeyboardEvent } from 'react';

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
 */
export function useListbox(
  count: number,
  idOf: (option: number) => string,
  onChoose: (option: number, inNewTab: boolean) => void,
  listKey: string,
): Listbox {
  const [mark, setMark] = useState({ listKey, option: 0 });
  const active = count === 0 ? -1 : mark.listKey === listKey ? Math.min(mark.option, count - 1) : 0;
  const setActive = (option: number) => setMark({ listKey, option });
  const activeId = active < 0 ? undefined : idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    active,
    setActive,
    onKeyDown(event) {
      if (count === 0) return;
      const moves: Readonly<Record<string, number>> = {
        ArrowDown: (active + 1) % count,
        ArrowUp: (active - 1 + count) % count,
        PageDown: Math.min(active + 5, count - 1),
        PageUp: Math.max(active - 5, 0),
      };
      const next = moves[event.key];
      if (next !== undefined) setActive(next);
      else if (event.key === 'Enter') onChoose(active, event.ctrlKey || event.metaKey);
      else return;
      event.preventDefault();
    },
  };
}

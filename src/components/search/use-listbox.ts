import { useEffect, useState, type KeyboardEvent } from 'react';

/** What the keys did. */
interface Listbox {
  /** Number of the option that Enter chooses; -1 when there is none. */
  readonly active: number;
  readonly setActive: (option: number) => void;
  /** Handles the keys of the input; the others are left to the browser. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a combobox whose list is always open, as the ARIA Authoring Practices say: the focus stays in the input, and
 * arrows move a mark through the options, round and round.
 *
 * @param count - number of options.
 * @param idOf - the id of an option's element: it is kept in view.
 * @param onChoose - called with an option, and whether a new tab is wanted.
 * @param listKey - changes when the list is another one: then the first option is marked again.
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
      // While letters are being composed, the keys belong to the input method.
      if (event.nativeEvent.isComposing || count === 0) return;
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

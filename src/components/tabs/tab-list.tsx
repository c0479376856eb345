import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTabIds } from './tab-ids';

/**
 * Tabs of a group, following the tabs pattern of the ARIA Authoring Practices. The group is one tab stop: arrow keys,
 * Home and End move focus, and Enter and Space select.
 */
export default function TabList({ className }: { readonly className?: string | undefined }): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const idsOf = useTabIds();
  const list = useRef<HTMLDivElement>(null);

  const choose = (value: string) => {
    if (value === selectedValue || !list.current) return;
    // Keeps the scroll position, because synced tab groups above this one may also change height.
    blockElementScrollPositionUntilNextRender(list.current);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[];
    const next = nextTab(event.key, tabs.indexOf(event.currentTarget as HTMLElement), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({ value, label, attributes }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={idsOf(value).tab}
          aria-controls={idsOf(value).panel}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          onClick={() => choose(value)}
          onKeyDown={onKeyDown}
          {...attributes}
          className={clsx(
            'tabs__item',
            selectedValue === value && 'tabs__item--active',
            attributes?.className as string,
          )}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key moves to, wrapping at the ends. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

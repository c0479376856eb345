import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTabIds } from './tab-ids';

/**
 * The tabs of a group, as in the tabs pattern of the ARIA Authoring Practices: one stop of the Tab key, arrow keys, Home
 * and End walk them, Enter and Space choose.
 */
export default function TabList({ className }: { readonly className?: string | undefined }): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const idsOf = useTabIds();
  const list = useRef<HTMLDivElement>(null);

  const choose = (value: string) => {
    if (value === selectedValue || !list.current) return;
    // Groups in step with this one change their heights above it too.
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

/** The tab that a key leads to, from the tab `at`; after the last comes the first. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

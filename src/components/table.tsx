import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useOverflow } from '../hooks/use-overflow';

/**
 * Table that keeps its semantics for screen readers and scrolls horizontally in a box. The box is a tab stop only if
 * the table overflows. The arrow keys then scroll the box.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(box);
  return (
    <div
      ref={box}
      className="table-region"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': 'Scrollable table' })}
    >
      <table {...props} />
    </div>
  );
}

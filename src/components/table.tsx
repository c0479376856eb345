import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { onOverflow } from './on-overflow';

/**
 * A table of a page. It keeps its shape, for screen readers too, and the box around it scrolls sideways. The box is a stop
 * of the Tab key, so that the arrow keys scroll it, but only where there is something to scroll.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    return box.current ? onOverflow(box.current, setIsScrollable) : undefined;
  }, []);
  return (
    <div
      ref={box}
      className="table-region"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' })}
    >
      <table {...props} />
    </div>
  );
}

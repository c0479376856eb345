import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { onResize } from './on-resize';

/**
 * A table of a page. It keeps its shape, for screen readers too, and the box around it scrolls sideways. The box is a stop
 * of the Tab key, so that the arrow keys scroll it, but only where there is something to scroll.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const update = () => setIsScrollable(element.scrollWidth > element.clientWidth);
    const ends = [element, ...element.children].map((each) => onResize(each, update));
    return () => {
      for (const end of ends) end();
    };
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

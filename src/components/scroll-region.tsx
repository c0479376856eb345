import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** What is inside, such as `Table`. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A box around something wide, which scrolls sideways in itself. It is a stop of the Tab key, so that the arrow keys
 * scroll it, but only where there is something to scroll.
 */
export default function ScrollRegion({ label, className, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={clsx('scroll-region', className)}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways` })}
    >
      {children}
    </div>
  );
}

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { onOverflow } from './on-overflow';

/** About how high a table will be, in rem, wide and on a phone; see `plugins/page-parts/table-height.ts`. */
export interface Heights {
  readonly 'data-height'?: number | string;
  readonly 'data-height-narrow'?: number | string;
}

interface Props extends ComponentProps<'table'>, Heights {
  readonly 'data-text'?: string;
}

/**
 * A table of a page. It keeps its shape, for screen readers too, and the box around it scrolls sideways. The box is a stop
 * of the Tab key, so that the arrow keys scroll it, but only where there is something to scroll.
 */
export default function Table({
  'data-height': height,
  'data-height-narrow': heightNarrow,
  ...props
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    return box.current ? onOverflow(box.current, setIsScrollable) : undefined;
  }, []);
  return (
    <div
      ref={box}
      className="table-region"
      data-height={height}
      data-height-narrow={heightNarrow}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' })}
    >
      <table {...props} />
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import ScrollRegion from './scroll-region';

/** A table of a page. It keeps its shape, for screen readers too, and what is around it scrolls. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollRegion label="Table" className="table-region">
      <table {...props} />
    </ScrollRegion>
  );
}

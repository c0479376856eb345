import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** Target of a link within a page, such as a parameter in a table. */
export default function Anchor({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className="anchor-target">
      {children}
    </span>
  );
}

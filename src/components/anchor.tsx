import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** A place that a link can lead to, such as a parameter in a table. */
export default function Anchor({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className="anchor-target">
      {children}
    </span>
  );
}

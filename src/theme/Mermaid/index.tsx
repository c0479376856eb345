// Wrapped: a diagram that is wider than the screen scrolls in itself, and the keyboard must be able to reach it.
import Mermaid from '@theme-original/Mermaid';
import type { Props } from '@theme/Mermaid';
import type { ReactNode } from 'react';
import ScrollRegion from '@site/src/components/scroll-region';

export default function MermaidInScrollRegion(props: Props): ReactNode {
  return (
    <ScrollRegion label="Diagram">
      <Mermaid {...props} />
    </ScrollRegion>
  );
}

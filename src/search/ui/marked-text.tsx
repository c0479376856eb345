import type { ReactNode } from 'react';
import type { Marked } from '@site/src/search/engine/excerpt';

/** Text with its matches highlighted. */
export function MarkedText({ text, marks }: Marked): ReactNode {
  let at = 0;
  const pieces: ReactNode[] = [];
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}

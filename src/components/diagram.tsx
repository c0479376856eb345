import type { ReactNode } from 'react';

interface Props {
  /** ID of the title in the SVG. */
  readonly titleId: string;
  /** The SVG that the build made. */
  readonly html: string;
}

/** A diagram as static SVG. On a narrow screen it scrolls, so it has a name and can be reached with the keyboard. */
export default function Diagram({ titleId, html }: Props): ReactNode {
  return (
    <figure className="diagram" tabIndex={0} aria-labelledby={titleId} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

// Ejected: the title of the original's anchor link contains the heading's ID instead of its text when the heading has
// markup, such as inline code. `scroll-padding-top` replaces the original's margin.
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const title = `Direct link to ${textOf(props.children)}`;
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}

/** Returns the text of a node, without its markup. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ readonly children?: ReactNode }>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}

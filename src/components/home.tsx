import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** Cards side by side, one below the other on a phone. */
export function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="home-grid">{children}</div>;
}

/** Props of {@link Card}. */
interface CardProps {
  readonly title: string;
  /** Where the card leads; the build turns a file path into the page's URL. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A way into a part of the site. */
export function Card({ title, to, children }: CardProps): ReactNode {
  return (
    <Link className="home-card" to={to}>
      <strong>{title}</strong>
      {children}
    </Link>
  );
}

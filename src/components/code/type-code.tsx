import type { ReactNode } from 'react';
import { useInternalLinks } from '../../hooks/use-internal-links';

/** A type in running text or in a table, highlighted and linked by the build. */
export default function TypeCode({ html }: { readonly html: string }): ReactNode {
  const onClick = useInternalLinks(html);
  // The handler only avoids a page load; the links also work without it.
  return <code className="type-code" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

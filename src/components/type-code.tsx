import type { ReactNode } from 'react';
import { codeHtml } from './code-texts';
import { useInternalLinks } from './use-internal-links';

interface Props {
  /** Where the page's code has it; see `code-texts.ts`. */
  readonly code: string;
  /** The coloured type, where the page has it in itself. */
  readonly html?: string;
}

/** A type in running text or in a table, coloured and linked by the build. */
export default function TypeCode({ code, html = codeHtml(code) }: Props): ReactNode {
  const onClick = useInternalLinks(html);
  // The handler only makes the links inside faster; they work without it.
  return <code className="type-code" data-code={code} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

// Ejected: shows the HTML that the build made, with types on hover, where the original runs Prism in the browser.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useHighlightedCode } from '@site/src/components/highlighted-code';
import TypePopup from '@site/src/components/type-popup';
import { useInternalLinks } from '@site/src/components/use-internal-links';
import { useTypePopup } from '@site/src/components/use-type-popup';

export default function CodeBlockContent(): ReactNode {
  const {
    metadata,
    wordWrap: { codeBlockRef, isCodeScrollable, isEnabled },
  } = useCodeBlockContext();
  const { html, hovers } = useHighlightedCode();
  const onClick = useInternalLinks(html);
  const { popup, handlers } = useTypePopup(hovers);
  return (
    <>
      {/* Wide code scrolls in itself, so the keyboard must be able to reach it; a stop at all the rest would be in the way. */}
      <pre
        ref={codeBlockRef}
        className={clsx('code-pre thin-scrollbar', isEnabled && 'code-wrapped', metadata.className)}
        tabIndex={isCodeScrollable ? 0 : undefined}
        {...handlers}
        onClick={onClick}
      >
        <code className="code-lines" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {popup && <TypePopup {...popup} />}
    </>
  );
}

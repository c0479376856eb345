// Ejected: renders HTML highlighted by the build, with types on hover; the original runs Prism in the browser.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useHighlightedCode } from '@site/src/components/code/highlighted-code';
import TypePopup from '@site/src/components/code/type-popup';
import { useInternalLinks } from '@site/src/hooks/use-internal-links';
import { useTypePopup } from '@site/src/components/code/use-type-popup';

export default function CodeBlockContent(): ReactNode {
  const {
    metadata,
    wordWrap: { codeBlockRef, isCodeScrollable, isEnabled },
  } = useCodeBlockContext();
  const { html, hovers } = useHighlightedCode();
  const onClick = useInternalLinks(html);
  const { id, popup, hide, handlers } = useTypePopup(hovers);
  return (
    <>
      {/* Wide code scrolls, so it must take keyboard focus. Other code blocks are not tab stops. */}
      <pre
        ref={codeBlockRef}
        className={clsx('code-pre thin-scrollbar', isEnabled && 'code-wrapped', metadata.className)}
        tabIndex={isCodeScrollable ? 0 : undefined}
        {...handlers}
        onClick={onClick}
      >
        <code className="code-lines" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {popup && <TypePopup {...popup} id={id} onPointerLeave={hide} />}
    </>
  );
}

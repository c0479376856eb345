// Ejected: samples are highlighted at build time, so the block receives static HTML instead of text for Prism.
import { CodeBlockContextProvider, type CodeBlockMetadata } from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import { useMemo, type ReactNode } from 'react';
import { HighlightedCodeContext } from '@site/src/components/code/highlighted-code';
import { copyableText } from '@site/src/lib/copyable-text';
import { useWordWrap } from '@site/src/hooks/use-word-wrap';

/** Props that the build generates from a fence; see `plugins/markdown/code-samples/remark-code-samples.ts`. */
export interface Props {
  /** The highlighted lines. */
  readonly html: string;
  /** Language, as written after the fence. */
  readonly lang?: string;
  /** Title, often a file name. */
  readonly title?: string;
  /** `signature` for a declaration, which has no copy button and no border. */
  readonly flag?: string;
  /** JSON array of types and descriptions. Each `data-hover` attribute is an index into the array. */
  readonly hovers?: string;
}

/** Code block with a title, a copy button and types on hover. */
export default function CodeBlock({ html, lang = 'text', title, flag, hovers }: Props): ReactNode {
  const wordWrap = useWordWrap();
  const metadata = useMemo<CodeBlockMetadata>(() => {
    const code = copyableText(html);
    return {
      codeInput: code,
      code,
      className: `language-${lang}${flag ? ` code-${flag}` : ''}`,
      language: lang,
      title,
      lineNumbersStart: undefined,
      lineClassNames: {},
    };
  }, [flag, html, lang, title]);
  const highlighted = useMemo(() => ({ html, hovers }), [html, hovers]);
  return (
    <HighlightedCodeContext.Provider value={highlighted}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <Layout />
      </CodeBlockContextProvider>
    </HighlightedCodeContext.Provider>
  );
}

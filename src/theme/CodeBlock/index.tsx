// Ejected: samples are coloured at build time, so this takes finished HTML instead of text for Prism.
import { CodeBlockContextProvider, type CodeBlockMetadata } from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import { useMemo, type ReactNode } from 'react';
import { HighlightedCodeContext } from '@site/src/components/highlighted-code';
import { copyableText } from '@site/src/components/copyable-text';
import { hoversOf, textHtml } from '@site/src/components/page-texts';
import { useWordWrap } from '@site/src/components/use-word-wrap';

/** What the build makes of a fence; see `plugins/code-samples/remark-code-samples.ts`. */
export interface Props {
  /** Its name among the texts of the page; see `src/components/page-texts.ts`. */
  readonly text: string;
  /** The coloured lines, where the page has them in itself. */
  readonly html?: string;
  /** Language, as written after the fence. */
  readonly lang?: string;
  /** Title, often a file name. */
  readonly title?: string;
  /** `signature` for a declaration: it has no copy button and no frame of its own. */
  readonly flag?: string;
  /** JSON of the texts that the `data-hover` attributes of the lines count into, where the page has them in itself. */
  readonly hovers?: string;
  /** Whether it is below the first screen. */
  readonly isOutOfSight?: boolean;
}

/** A block of code with a title, a copy button, and types on hover. */
export default function CodeBlock({
  text,
  html = textHtml(text),
  lang = 'text',
  title,
  flag,
  hovers,
  isOutOfSight = false,
}: Props): ReactNode {
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
  const highlighted = useMemo(
    () => ({
      text,
      html,
      isOutOfSight,
      loadHovers: async () => (hovers === undefined ? hoversOf(text) : (JSON.parse(hovers) as string[])),
    }),
    [text, html, hovers, isOutOfSight],
  );
  return (
    <HighlightedCodeContext.Provider value={highlighted}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <Layout />
      </CodeBlockContextProvider>
    </HighlightedCodeContext.Provider>
  );
}

import { transformerMetaHighlight, transformerNotationDiff, transformerNotationHighlight } from '@shikijs/transformers';
import { createHighlighter, type DecorationItem, type Highlighter, type ShikiTransformer } from 'shiki';
import { isKnownLanguage, languages } from './languages';
import { metaValue } from './meta-value';
import { hasFlag, plainCode, type Sample } from './sample';
import { tokenClasses, syntaxTheme } from './syntax-theme';
import type { Hover } from './typescript';

let highlighter: Promise<Highlighter> | undefined;

/** An identifier that links to its reference page. */
export interface SymbolLink {
  /** Offset in the plain code. */
  readonly start: number;
  readonly length: number;
  readonly href: string;
}

/** Data that a page needs to show a sample. */
export interface HighlightedSample {
  /** The lines as HTML, without the surrounding `pre` and `code`. */
  readonly html: string;
  /**
   * Texts referenced by index from `data-hover` attributes in the HTML: a declaration and, after a line break, its
   * description.
   */
  readonly hovers: readonly string[];
}

/**
 * Highlights a sample and marks its lines and identifiers.
 *
 * Tokens have classes instead of inline colors: classes are shorter, and the site's content security policy may forbid
 * inline styles.
 *
 * @param hovers - identifiers with their types; see {@link Hover}.
 * @param links - identifiers with links.
 */
export async function highlight(
  sample: Sample,
  hovers: readonly Hover[],
  links: readonly SymbolLink[],
): Promise<HighlightedSample> {
  highlighter ??= createHighlighter({ themes: [syntaxTheme], langs: [...languages] });
  const shiki = await highlighter;
  const texts = [...new Set(hovers.map(hoverText))];
  const lang = isKnownLanguage(sample.lang) ? sample.lang : 'text';
  const html = shiki.codeToHtml(sample.code, {
    lang: lang === 'txt' ? 'text' : lang,
    theme: syntaxTheme,
    structure: 'classic',
    // No time limit: with the default of half a second per line, the rest of a line could lose its colors and marks on
    // a busy machine.
    tokenizeTimeLimit: 0,
    ...(isMemberSignature(sample) && { grammarContextCode: 'interface Owner {' }),
    decorations: decorationsFor(sample, hovers, links, texts),
    meta: { __raw: sample.meta },
    transformers: [
      transformerNotationDiff({ matchAlgorithm: 'v3' }),
      transformerNotationHighlight({ matchAlgorithm: 'v3' }),
      transformerMetaHighlight(),
      changedLinesIn(sample.meta),
      ...(lang === 'diff' ? [classesForDifferences(sample.code.split('\n'))] : []),
      classesForColors,
    ],
  });
  return { html: html.replace(/^<pre[^>]*><code[^>]*>/, '').replace(/<\/code><\/pre>$/, ''), hovers: texts };
}

/** Whether a sample is the signature of a member. Outside its owner, the grammar would read it as an expression. */
const isMemberSignature = (sample: Sample): boolean =>
  sample.lang === 'ts' &&
  hasFlag(sample, 'signature') &&
  /^(?:readonly |static |get )*[\w$]+\??\s*[(:<]/.test(sample.code);

/**
 * Marks the lines in `removed="3,4"` or `added="3"`, which upgrade guides use. Unlike lines with the mark `[!code --]`,
 * these lines are part of the code.
 */
function changedLinesIn(meta: string): ShikiTransformer {
  const kind = metaValue(meta, 'removed') ? 'removed' : 'added';
  const lines = new Set(metaValue(meta, kind)?.split(','));
  return {
    name: 'changed-lines',
    line(node, line) {
      if (lines.has(String(line))) this.addClassToHast(node, `line-${kind} signed`);
    },
  };
}

const hoverText = ({ text, docs }: Hover) => (docs ? `${text}\n${docs}` : text);

const classesForColors: ShikiTransformer = {
  name: 'classes-for-colors',
  span(node) {
    const color = /color:(#[0-9a-f]{6})/i.exec(String(node.properties['style'] ?? ''))?.[1]?.toLowerCase();
    const name = color === undefined ? undefined : tokenClasses[color];
    if (name === undefined) return;
    delete node.properties['style'];
    if (name) this.addClassToHast(node, name);
  },
};

/** Marks the added and removed lines of a `diff` sample. Their `+` and `-` signs remain in the text. */
function classesForDifferences(lines: readonly string[]): ShikiTransformer {
  const classes: Readonly<Record<string, string>> = { '+': 'line-added', '-': 'line-removed' };
  return {
    name: 'classes-for-differences',
    line(node, number) {
      const name = classes[lines[number - 1]?.charAt(0) ?? ''];
      if (name) this.addClassToHast(node, name);
    },
  };
}

function decorationsFor(
  sample: Sample,
  hovers: readonly Hover[],
  links: readonly SymbolLink[],
  texts: readonly string[],
): DecorationItem[] {
  const position = positionsIn(sample);
  const hrefs = new Map(links.map((link) => [link.start, link]));
  const hoverStarts = new Set(hovers.map(({ start }) => start));
  const marks = [
    ...hovers.map((hover) => ({
      ...hover,
      hover: texts.indexOf(hoverText(hover)),
      href: hrefs.get(hover.start)?.href,
    })),
    ...links.filter(({ start }) => !hoverStarts.has(start)).map((link) => ({ ...link, hover: undefined })),
  ];
  return marks.map(({ start, length, hover, href }) => ({
    start: position(start),
    end: position(start + length),
    tagName: href ? 'a' : 'span',
    properties: { ...(href && { href }), ...(hover !== undefined && { 'data-hover': String(hover) }) },
  }));
}

/** Converts offsets in the plain code to lines and columns of the sample as written. */
function positionsIn(sample: Sample): (offset: number) => { line: number; character: number } {
  const { code, sourceLines } = plainCode(sample);
  return (offset) => {
    const before = code.slice(0, offset).split('\n');
    return { line: sourceLines[before.length - 1] ?? 0, character: before.at(-1)?.length ?? 0 };
  };
}

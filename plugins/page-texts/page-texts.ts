import { hashOf, openCache } from '../shared/cache';

/** Finished HTML of a page, such as the lines of a piece of code or the rows of a table. */
export interface PageText {
  readonly html: string;
  /** Types and words of identifiers; `data-hover` attributes of the lines count into them. */
  readonly hovers?: readonly string[];
}

/** What a plugin that makes finished HTML says of it. */
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** What the component shows. */
    text?: PageText;
  }
  interface MdxJsxTextElementData {
    /** What the component shows. */
    text?: PageText;
  }
  interface MdxJsxFlowElementHastData {
    /** What the component shows. */
    text?: PageText;
  }
  interface MdxJsxTextElementHastData {
    /** What the component shows. */
    text?: PageText;
  }
}

/** Set by the bundler: whether the scripts of pages have their texts in them. */
export const TEXTS_IN_PAGE = 'TEXTS_IN_PAGE';

/** The texts of each page that was compiled, under the hash that the page names. */
const pages = openCache<readonly PageText[]>('page-texts-v1');

/**
 * Keeps the texts of a page for the built site.
 *
 * @returns the name of the file that they will be in.
 */
export function keepTexts(texts: readonly PageText[]): string {
  const file = hashOf(JSON.stringify(texts)).slice(0, 12);
  pages.set(file, texts);
  return file;
}

/** The texts of a page that was compiled now or in an earlier build; undefined when they are not known. */
export const textsOfPage = (file: string): readonly PageText[] | undefined => pages.get(file);

/**
 * The HTML that a page's script names, and does not have.
 *
 * @param script - of a built page.
 */
export function textsNamedIn(script: string): string {
  const files = [...script.matchAll(/["']([0-9a-f]{12})-0["']/g)].map(([, file = '']) => file);
  return files.flatMap((file) => textsOfPage(file)?.map(({ html }) => html) ?? []).join('\n');
}

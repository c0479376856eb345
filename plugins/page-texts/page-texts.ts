import { hashOf, openCache } from '../shared/cache';

/** Finished HTML of a page, such as the lines of a piece of code or the rows of a table. */
export interface PageText {
  readonly html: string;
  /** Types and words of identifiers; `data-hover` attributes of the lines count into them. */
  readonly hovers?: readonly string[];
}

/** What the file with the texts of a page has. */
export interface PageTexts {
  /** What their names start with; a page without texts has none. */
  readonly name?: string;
  readonly texts: readonly PageText[];
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
 * @returns what their names start with.
 */
export function keepTexts(texts: readonly PageText[]): string {
  const name = hashOf(JSON.stringify(texts)).slice(0, 12);
  pages.set(name, texts);
  return name;
}

/** What the names of a page's own texts start with, as its script says it; undefined when it has none. */
export const pageNamedIn = (script: string): string | undefined => /["']([0-9a-f]{12})["']/.exec(script)?.[1];

/** The texts of a page that was compiled now or in an earlier build; undefined when they are not known. */
export const textsOfPage = (name: string): readonly PageText[] | undefined => pages.get(name);

/**
 * The HTML that a page's script names, and does not have.
 *
 * @param script - of a built page.
 */
export function textsNamedIn(script: string): string {
  const names = [...script.matchAll(/["']([0-9a-f]{12})-0["']/g)].map(([, name = '']) => name);
  return names.flatMap((name) => textsOfPage(name)?.map(({ html }) => html) ?? []).join('\n');
}

import { FORMAT, pathOf, type DocumentsFile, type IndexFile } from './files';
import { hitOf, type ChosenPage, type PageHit } from './hits';
import { unpackIndex } from './mini-search';
import { parseQuery } from './query';
import { phrasesOf, type Synonym } from './synonyms';
import { rankPages, type RankedPage } from './rank';
import { sectionReader } from './section-terms';
import { namesOther, symbolPages } from './symbol-pages';
import { isDistinct, symbolTable } from './symbols';
import { vocabularyOf } from './vocabulary';
import { joined, wordsOf } from './words';

/** A name that exists in another version. */
export interface ElsewhereHit {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  /** Replacement as text, set only if this version removed the name. Empty if there is no replacement. */
  readonly instead?: string;
}

/** Search results of a version. */
export interface Answer {
  readonly pages: readonly PageHit[];
  /** Whether further pages match. */
  readonly hasMore: boolean;
  readonly elsewhere: readonly ElsewhereHit[];
  /**
   * Whether the query is a name that this version lacks. If so, `elsewhere` is the main result.
   */
  readonly isNameElsewhere: boolean;
  /** Symbols similar to the query. Empty if any page was found. */
  readonly nearest: readonly { readonly name: string; readonly url: string }[];
}

/** Searches one version. */
export interface Searcher {
  readonly version: string;
  /** Maximum number of pages that the site shows. */
  readonly maxHits: number;
  /**
   * @param text - the reader's query.
   * @param from - path of the reader's current page, without the version's prefix. Pages for the same platform rank
   * higher.
   * @param maxHits - maximum number of pages; defaults to the site's option.
   */
  readonly search: (text: string, from?: string, maxHits?: number) => Answer;
}

/** Thrown when a version's search files are no longer published, or do not match each other or this script. */
export class FilesDoNotFit extends Error {
  override readonly name = 'FilesDoNotFit';
}

/** Maximum number of characters in a query. Any further characters are ignored. */
const longestQuery = 200;
/** Maximum number of names that are shown next to the pages. */
const mostNames = 5;
/** Usual number of sections shown for a page that the query names. */
const sectionsOfNamed = 3;
/** Score of the first page that the query names. This exceeds every score that is based on words. */
const symbolScore = 1e6;

/**
 * Creates a searcher from the files of a version.
 *
 * @throws FilesDoNotFit when the files are from different builds, or have a format that this script does not support.
 */
export function createSearcher(documents: DocumentsFile, file: IndexFile, synonyms: readonly Synonym[]): Searcher {
  if (documents.format !== FORMAT || file.format !== FORMAT)
    throw new FilesDoNotFit(
      `The search files have the formats ${documents.format} and ${file.format}; expected ${FORMAT}.`,
    );
  if (documents.build !== file.build)
    throw new FilesDoNotFit(`The search files are from two builds: ${documents.build} and ${file.build}.`);

  const { searchDocs: docs, version, prefix, options } = documents;
  const index = unpackIndex(file);
  const vocabulary = vocabularyOf(file.terms.split(' '), () => wordsOfDocs());
  const phrases = phrasesOf(synonyms);
  const symbols = symbolTable(docs);
  const read = sectionReader(docs);

  const isName = (key: string) => symbols.exact(key).some(isDistinct);
  // Includes the words in names: "VisionCamera" contains "vision", which may not occur elsewhere.
  const wordsOfDocs = () =>
    docs
      .flatMap((doc) => wordsOf([doc.title, ...doc.sections.flat()].join('\n')))
      .flatMap(({ written, parts }) => [written, ...parts]);

  return {
    version,
    maxHits: options.maxHits,
    search(raw, from, maxHits = options.maxHits) {
      const text = raw.slice(0, longestQuery);
      const query = parseQuery(text, vocabulary, phrases, isName);
      if (query.keys.length === 0)
        return { pages: [], hasMore: false, elsewhere: [], isNameElsewhere: false, nearest: [] };
      const platform = query.platform ?? docs.find(({ path }) => path === from)?.platforms?.[0];
      const named = symbolPages(query, symbols, platform);
      const elsewhere = documents.elsewhere
        .filter(([name]) => namesOther(query, name, named.length > 0))
        .slice(0, mostNames)
        .map(([name, inVersion, url, instead]) => ({
          name,
          version: inVersion,
          url,
          ...(instead !== undefined && { instead }),
        }));
      const isRemoved = elsewhere.some(
        ({ name, instead }) => instead !== undefined && query.keys.includes(joined(name)),
      );
      const { pages: ranked, terms } = rankPages(query, index, docs, read, platform, isRemoved);
      const isTitle = (page: number) =>
        !query.isOneWord && docs[page]?.title.toLowerCase() === text.trim().toLowerCase();
      const ordered = orderPages(named, ranked, isTitle);
      const pages = ordered.slice(0, maxHits).map((page) => hitOf(page, documents, terms));
      const alike = pages.length > 0 ? [] : symbols.nearest(query.keys[0] ?? '', mostNames);
      const nearest = alike.map(({ name, page, section }) => ({ name, url: prefix + pathOf(docs[page]!, section) }));
      // The replacement for a removed name is a better result than a longer name in this version.
      const isNameElsewhere = elsewhere.length > 0 && query.looksLikeName && (named.length === 0 || isRemoved);
      return { pages, hasMore: ordered.length > maxHits, elsewhere, isNameElsewhere, nearest };
    },
  };
}

/**
 * Sorts the pages of a response. The order is: pages whose title is the query ("start streaming"), symbols that the
 * query names, and the other pages by score. A single word does not count as a title.
 */
function orderPages(
  named: ReturnType<typeof symbolPages>,
  ranked: readonly RankedPage[],
  isTitle: (page: number) => boolean,
): ChosenPage[] {
  const symbols = named.map(({ page, sections }, position): ChosenPage => {
    const others = ranked.find((each) => each.page === page)?.sections ?? [];
    const shown = [...new Set([...sections, ...others])].slice(0, Math.max(sectionsOfNamed, sections.length));
    return { page, score: symbolScore - position, sections: shown, isNamed: true };
  });
  const others = ranked
    .filter(({ page }) => !named.some((symbol) => symbol.page === page))
    .map((each): ChosenPage => ({ ...each, isNamed: false }));
  return [
    ...others.filter(({ page }) => isTitle(page)).map((each) => ({ ...each, score: each.score + symbolScore })),
    ...symbols,
    ...others.filter(({ page }) => !isTitle(page)),
  ];
}

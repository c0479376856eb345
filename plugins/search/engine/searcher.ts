import { excerptOf, mark, type Marked } from './excerpt';
import {
  FORMAT,
  plainAnchor,
  type DocKind,
  type DocumentsFile,
  type IndexFile,
  type Platform,
  type SearchDoc,
} from './files';
import { unpackIndex } from './mini-search';
import { parseQuery, phrasesOf, type Query, type Synonym } from './query';
import { rankPages, sectionReader, type FoundTerms, type RankedPage } from './rank';
import { symbolTable, type SymbolEntry, type SymbolTable } from './symbols';
import { vocabularyOf } from './vocabulary';
import { wordsOf } from './words';

/** A section of a page that matches. */
export interface SectionHit {
  readonly url: string;
  /** Undefined for what stands under the title. */
  readonly heading?: Marked;
  readonly excerpt: Marked;
}

/** A page that matches. */
export interface PageHit {
  readonly url: string;
  /** Its path in the version, the same for the page in every version. */
  readonly path: string;
  readonly title: Marked;
  readonly kind: DocKind;
  /** The platforms that a guide is for; a reference page has its platform in its kind. */
  readonly platforms: readonly Platform[];
  readonly version: string;
  readonly deprecated?: true;
  /** The best first; at least one. */
  readonly sections: readonly SectionHit[];
  /** The larger, the better; comparable between versions. Symbols stand above everything else. */
  readonly score: number;
}

/** A name that another version has. */
export interface ElsewhereHit {
  readonly name: string;
  readonly version: string;
  readonly url: string;
}

/** What a version answers. */
export interface Answer {
  readonly pages: readonly PageHit[];
  readonly elsewhere: readonly ElsewhereHit[];
  /** Symbols that look like the query; only when nothing was found. */
  readonly nearest: readonly { readonly name: string; readonly url: string }[];
}

/** Answers queries about one version. */
export interface Searcher {
  readonly version: string;
  /** The most pages that the site wants to be shown. */
  readonly maxHits: number;
  /**
   * @param text - what the reader typed.
   * @param from - path of the page that the reader comes from, without the prefix of its version: its platform is preferred.
   * @param maxHits - the most pages to answer with; the option of the site by default.
   */
  readonly search: (text: string, from?: string, maxHits?: number) => Answer;
}

/** Thrown when the two files cannot be used together, or not by this script. */
export class FilesDoNotFit extends Error {
  override readonly name = 'FilesDoNotFit';
}

/** The most letters of a query that are looked at. */
const longestQuery = 200;
/** The most pages that are shown because a name starts with the query. */
const mostByPrefix = 5;
/** The most members of one name that are shown before anything else. */
const mostMembers = 3;
/** Above the score of any page that is found by its words. */
const symbolScore = 1e6;

/**
 * Makes a searcher from the files of a version.
 *
 * @throws FilesDoNotFit when they are of different builds, or of a form that this script does not know.
 */
export function createSearcher(documents: DocumentsFile, file: IndexFile, synonyms: readonly Synonym[]): Searcher {
  if (documents.format !== FORMAT || file.format !== FORMAT)
    throw new FilesDoNotFit(`The search files have format ${documents.format} and ${file.format}, and not ${FORMAT}.`);
  if (documents.build !== file.build)
    throw new FilesDoNotFit(`The search files are of two builds: ${documents.build} and ${file.build}.`);

  const { searchDocs: docs, version, prefix, options } = documents;
  const index = unpackIndex(file);
  const vocabulary = vocabularyOf(file.terms.split(' '), () => wordsOfDocs());
  const phrases = phrasesOf(synonyms);
  const symbols = symbolTable(docs);
  const read = sectionReader(docs);

  const isName = (key: string) => symbols.exact(key).some(({ section, isCompound }) => section === 0 || isCompound);
  // The words in names too: "VisionCamera" has "vision", which may stand nowhere else.
  const wordsOfDocs = () =>
    docs
      .flatMap((doc) => wordsOf([doc.title, ...doc.sections.flat()].join('\n')))
      .flatMap(({ written, parts }) => [written, ...parts]);

  const hitOf = ({ page, sections, score }: RankedPage, terms: FoundTerms, isSymbol: boolean): PageHit => {
    const doc = docs[page]!;
    const weightOf = (term: string) => terms.get(term) ?? 0;
    return {
      url: prefix + doc.path,
      path: doc.path,
      title: mark(doc.title, weightOf),
      kind: doc.kind,
      platforms: doc.symbol ? [] : (doc.platforms ?? []),
      version,
      ...(doc.deprecated && { deprecated: true }),
      score,
      sections: sections.map((section) => {
        const [heading, text] = doc.sections[section]!;
        return {
          url: prefix + pathOf(doc, section),
          ...(section > 0 && { heading: mark(heading, weightOf) }),
          // Of a symbol the first sentence says what it is.
          excerpt: isSymbol ? mark(excerptOf(text, () => 0).text, weightOf) : excerptOf(text, weightOf),
        };
      }),
    };
  };

  return {
    version,
    maxHits: options.maxHits,
    search(raw, from, maxHits = options.maxHits) {
      const text = raw.slice(0, longestQuery);
      const query = parseQuery(text, vocabulary, phrases, isName);
      if (query.keys.length === 0) return { pages: [], elsewhere: [], nearest: [] };
      const platform = query.platform ?? docs.find(({ path }) => path === from)?.platforms?.[0];
      const meant = new Set(symbols.exact(query.meantKey).map(({ page }) => page));
      const { pages, terms } = rankPages(query, index, docs, read, platform, meant);
      const first = symbolPages(query, symbols, platform);
      const named = first.map(({ page, sections }, position) =>
        hitOf({ page, score: symbolScore - position, sections: withOthers(sections, pages, page) }, terms, true),
      );
      const others = pages
        .filter(({ page }) => !first.some((symbol) => symbol.page === page))
        .map((page) => hitOf(page, terms, false));
      const all = putGuideFirst(text, query, named, others).slice(0, maxHits);
      const elsewhere = documents.elsewhere
        .filter(([name]) => isNamed(query, name, first.length > 0))
        .slice(0, mostByPrefix)
        .map(([name, inVersion, url]) => ({ name, version: inVersion, url }));
      const nearest =
        all.length > 0
          ? []
          : symbols.nearest(query.keys[0] ?? '', mostByPrefix).map((entry) => ({
              name: entry.name,
              url: prefix + pathOf(docs[entry.page]!, entry.section),
            }));
      return { pages: all, elsewhere, nearest };
    },
  };
}

function pathOf({ path, sections }: SearchDoc, section: number): string {
  const [heading, , anchor] = sections[section] ?? [''];
  return section === 0 ? path : `${path}#${anchor ?? plainAnchor(heading)}`;
}

/** The pages of the symbols that a query names, with the sections that are named. */
function symbolPages(
  query: Query,
  symbols: SymbolTable,
  platform: Platform | undefined,
): { page: number; sections: number[] }[] {
  const isWanted = (entry: SymbolEntry) => entry.section === 0 || entry.isCompound || query.looksLikeName;
  const byKey = query.keys.map((key) => symbols.exact(key).filter(isWanted)).find((found) => found.length > 0);
  const exact = byKey ?? query.namesInCode.flatMap((key) => symbols.exact(key)).filter(isWanted);
  const members = exact
    .filter(({ section }) => section > 0)
    .sort(byPlatform(platform))
    .slice(0, mostMembers);
  const named = [...exact.filter(({ section }) => section === 0).sort(byPlatform(platform)), ...members];
  if (named.length === 0 && query.looksLikeName) {
    const starting = query.keys.flatMap((key) => (key.length > 1 ? symbols.startingWith(key) : []));
    named.push(
      ...starting
        .filter(({ section, isCompound }) => section === 0 || isCompound)
        .sort(
          (a, b) =>
            Math.min(a.section, 1) - Math.min(b.section, 1) ||
            a.key.length - b.key.length ||
            byPlatform(platform)(a, b),
        )
        .slice(0, mostByPrefix),
    );
  }
  const pages = new Map<number, number[]>();
  for (const { page, section } of named) pages.set(page, [...new Set([...(pages.get(page) ?? []), section])]);
  return [...pages].map(([page, sections]) => ({ page, sections }));
}

const platformOrder: readonly Platform[] = ['web', 'mobile', 'server'];

function byPlatform(preferred: Platform | undefined) {
  const rank = ({ platform }: SymbolEntry) => (platform === preferred ? -1 : platformOrder.indexOf(platform));
  return (a: SymbolEntry, b: SymbolEntry) =>
    Number(a.isDeprecated) - Number(b.isDeprecated) || rank(a) - rank(b) || a.page - b.page;
}

/** The sections that were named, and after them those that match. */
function withOthers(named: readonly number[], pages: readonly RankedPage[], page: number): number[] {
  const found = pages.find((each) => each.page === page)?.sections ?? [];
  return [...new Set([...named, ...found])].slice(0, Math.max(3, named.length));
}

/** A guide whose title is what the reader typed in several words stands above a symbol: "start streaming". */
function putGuideFirst(text: string, query: Query, named: readonly PageHit[], others: readonly PageHit[]): PageHit[] {
  const title = text.trim().toLowerCase();
  const isMeant = (hit: PageHit) => !query.isOneWord && hit.title.text.toLowerCase() === title;
  return [...others.filter(isMeant), ...named, ...others.filter((hit) => !isMeant(hit))];
}

function isNamed(query: Query, name: string, isKnownHere: boolean): boolean {
  const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return query.keys.some(
    (each) => each === key || (!isKnownHere && query.looksLikeName && each.length > 3 && key.startsWith(each)),
  );
}

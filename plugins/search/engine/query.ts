import type { Platform } from './files';
import { isStopWord, joined, stem, wordsOf } from './words';
import type { Vocabulary } from './vocabulary';

/** One way to find what a word of the query means: a page that has all the terms. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly mode: 'exact' | 'prefix';
  /** How much a page that is found this way is worth, from 0 to 1. */
  readonly weight: number;
}

/** A thing that the reader asks about: a word, or a phrase that means one thing. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** The platform that the words name. */
  readonly platform?: Platform;
}

/** A query, taken apart. */
export interface Query {
  readonly concepts: readonly Concept[];
  /**
   * The query as one word, to be compared with names of symbols: as it is, without words such as "hook" and "react
   * native", and without articles.
   */
  readonly keys: readonly string[];
  /** Whether only a name is written like this: `usecam`, `RoomConfig.videoCodec`, `leaveRoom()`. */
  readonly looksLikeName: boolean;
  /** The query as one word without words that say nothing: "create a room" has the name of `createRoom`. */
  readonly meantKey: string;
  /** Names in a line of code: `new FishjamClient({ … })`. */
  readonly namesInCode: readonly string[];
  /** Each two neighbouring words, with spaces around. */
  readonly pairs: readonly string[];
  readonly isOneWord: boolean;
  /** The platform that the query names. */
  readonly platform?: Platform;
}

/** Words of readers, and what the docs call it. */
export interface Synonym {
  readonly words: readonly string[];
  readonly means: readonly string[];
}

/** A synonym by the terms of its words. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const platformWords: readonly (readonly [words: string, platform: Platform])[] = [
  ['react native', 'mobile'],
  ['mobile', 'mobile'],
  ['ios', 'mobile'],
  ['android', 'mobile'],
  ['expo', 'mobile'],
  ['react', 'web'],
  ['web', 'web'],
  ['browser', 'web'],
  ['server', 'server'],
  ['backend', 'server'],
  ['node', 'server'],
  ['python', 'server'],
];

/** Words that readers add to a name, and that are not part of it. */
const kindsOfSymbols = new Set(
  'hook function method class type interface enum component prop props option api sdk'.split(' '),
);

const lineOfCode = /^\s*(?:import|export|const|let|await|new|return|type|from)\s.*[{}()=;'"]/;

const articles = new Set(['a', 'an', 'the', 'my']);

const longestPhrase = 4;

/** Makes the list of synonyms ready for queries. */
export function phrasesOf(synonyms: readonly Synonym[]): Phrases {
  const phrases = new Map<string, (readonly string[])[]>();
  for (const { words, means } of synonyms) {
    for (const phrase of words) {
      const key = wordsOf(phrase).flatMap(wordTerm).join(' ');
      phrases.set(key, [...(phrases.get(key) ?? []), ...means.map((each) => wordsOf(each).flatMap(wordTerm))]);
    }
  }
  return phrases;
}

/** The term of a word as a whole; none for a word that says nothing. */
function wordTerm({ terms }: { readonly terms: readonly string[] }): string[] {
  return terms[0] === undefined ? [] : [terms[0]];
}

/** Takes a query apart, by the words that there are. */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
  phrases: Phrases,
  isSymbol: (key: string) => boolean,
): Query {
  const all = wordsOf(text);
  const words = all.some(({ terms }) => terms.length > 0) ? all.filter(({ terms }) => terms.length > 0) : all;
  const isLastOpen = /[\p{L}\p{N}_]$/u.test(text);
  const concepts: Concept[] = [];
  const nameWords: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, phrases);
    const platform = platformAt(words, at);
    const compound = compoundAt(words, at, vocabulary, isSymbol);
    const length = Math.max(phrase?.length ?? 1, platform?.length ?? 1, compound ? 2 : 1);
    const isLast = at + length === words.length && isLastOpen;
    const here = words.slice(at, at + length);
    concepts.push({
      alternatives: [
        ...(phrase?.means ?? []),
        ...(compound && length === 2 ? [{ terms: [compound], mode: 'exact' as const, weight: 1 }] : []),
        ...(length > 1
          ? [{ terms: here.flatMap(wordTerm), mode: 'exact' as const, weight: compound ? 0.6 : 1 }]
          : alternativesOf(here[0]?.written ?? '', here[0]?.terms ?? [], isLast, vocabulary)),
      ],
      ...(platform && { platform: platform.name }),
    });
    if (!platform) nameWords.push(...here.map(({ written }) => written).filter((each) => !kindsOfSymbols.has(each)));
    at += length;
  }
  const platform = concepts.find((concept) => concept.platform)?.platform;
  // "use camera": a word that says nothing elsewhere can be part of a name.
  const spoken = all
    .map(({ written }) => written)
    .filter((written) => isStopWord(written) || nameWords.includes(written))
    .filter((written) => !kindsOfSymbols.has(written));
  const withoutArticles = spoken.filter((written) => !articles.has(written));
  return {
    concepts,
    keys: [...new Set([joined(text), spoken.map(joined).join(''), withoutArticles.map(joined).join('')])].filter(
      Boolean,
    ),
    meantKey: spoken
      .filter((written) => !isStopWord(written))
      .map(joined)
      .join(''),
    namesInCode: lineOfCode.test(text)
      ? (text.match(/[\w$]+/g) ?? []).filter((each) => /[a-z][A-Z]/.test(each)).map(joined)
      : [],
    pairs: all.slice(1).map(({ written }, before) => ` ${all[before]?.written} ${written} `),
    looksLikeName: isWrittenAsName(text.trim()) || words.some(({ written }) => !isKnown(written, vocabulary, isSymbol)),
    isOneWord: all.length === 1,
    ...(platform && { platform }),
  };
}

/** Whether a text has capitals inside, a dot, an underscore or brackets, as only names have. */
function isWrittenAsName(text: string): boolean {
  return /^[\w$.]+(?:\(.*)?$/.test(text) && /[a-z][A-Z]|\w\.\w|\w_\w|\w\(/.test(text);
}

function isKnown(written: string, vocabulary: Vocabulary, isSymbol: (key: string) => boolean): boolean {
  if (vocabulary.has(written)) return true;
  return (vocabulary.has(stem(written)) && !isSymbol(stem(written))) || vocabulary.split(written) !== undefined;
}

function phraseAt(
  words: readonly { readonly terms: readonly string[] }[],
  at: number,
  phrases: Phrases,
): { length: number; means: Alternative[] } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const means = phrases.get(
      words
        .slice(at, at + length)
        .flatMap(wordTerm)
        .join(' '),
    );
    if (means) return { length, means: means.map((terms) => ({ terms, mode: 'exact', weight: 0.9 })) };
  }
  return undefined;
}

function platformAt(
  words: readonly { readonly written: string }[],
  at: number,
): { length: number; name: Platform } | undefined {
  for (const [phrase, name] of platformWords) {
    const parts = phrase.split(' ');
    if (parts.every((part, index) => words[at + index]?.written === part)) return { length: parts.length, name };
  }
  return undefined;
}

/** The name of a symbol, typed in lower case, is known as it is, and every other word by its stem. */
function termOf(written: string, vocabulary: Vocabulary): string {
  return vocabulary.has(written) ? written : stem(written);
}

/** The term of two words that the docs write as one: "live stream". The name of a symbol is not such a word. */
function compoundAt(
  words: readonly { readonly written: string }[],
  at: number,
  vocabulary: Vocabulary,
  isSymbol: (key: string) => boolean,
): string | undefined {
  const written = `${words[at]?.written}${words[at + 1]?.written ?? ''}`;
  const term = stem(written);
  return words[at + 1] && vocabulary.has(term) && !isSymbol(written) ? term : undefined;
}

/** The ways to find a single word: as it is, as the start of one, in two words or in one, and with a mistake in it. */
function alternativesOf(
  written: string,
  terms: readonly string[],
  isLast: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const term = termOf(written, vocabulary);
  const found: Alternative[] = [];
  for (const each of new Set([term, ...terms.slice(0, 1)]))
    if (vocabulary.has(each)) found.push({ terms: [each], mode: 'exact', weight: 1 });
  if (terms.length > 1) {
    // A name that nobody knows is rather misspelt than a phrase of its parts.
    if (found.length === 0) found.push(...correctionsOf(written, vocabulary));
    if (terms.slice(1).every((each) => vocabulary.has(each)))
      found.push({ terms: terms.slice(1), mode: 'exact', weight: 0.4 });
  }
  const halves = vocabulary.split(written);
  if (halves && terms.length === 1) found.push({ terms: halves, mode: 'exact', weight: 0.9 });
  if ((isLast || found.length === 0) && written.length > 1 && vocabulary.hasPrefix(written))
    found.push({ terms: [written], mode: 'prefix', weight: 0.6 });
  if (found.length === 0) found.push(...correctionsOf(written, vocabulary));
  return found;
}

function correctionsOf(written: string, vocabulary: Vocabulary): Alternative[] {
  return vocabulary
    .corrections(written)
    .map((each) => ({ terms: [termOf(each, vocabulary)], mode: 'exact', weight: 0.8 }));
}

import { alternativesOf, compoundAt, type Alternative } from './alternatives';
import type { Platform } from './files';
import { platformAt } from './platform-words';
import { phraseAt, type Phrases } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { isStopWord, joined, wordsOf, wordTerm } from './words';

/** A concept in a query: a word, or a phrase with one meaning. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** Platform, if the words are only its name. */
  readonly platform?: Platform;
  /** Whether the concept is a name in the docs, such as `NotAllowedError`. A name has more weight than other words. */
  readonly isName: boolean;
}

/** A parsed query. */
export interface Query {
  readonly concepts: readonly Concept[];
  /**
   * Forms of the query to compare with symbol names, each joined into one word: the query as typed, the query without
   * words such as "hook" and "react native", and that second form without articles.
   */
  readonly keys: readonly string[];
  /** Whether the query looks like a name: `usecam`, `RoomConfig.videoCodec` or `leaveRoom()`. */
  readonly looksLikeName: boolean;
  /** Whether the query is written as a symbol with a member, such as `RoomConfig.videoCodec`. */
  readonly namesMember: boolean;
  /** Names in a query that is a line of code, such as `new FishjamClient({ … })`. */
  readonly namesInCode: readonly string[];
  /** Each pair of neighboring words, surrounded by spaces. */
  readonly pairs: readonly string[];
  readonly isOneWord: boolean;
  /** Platform that the query names. */
  readonly platform?: Platform;
}

/** Words that readers add to a symbol's name, such as "hook" after `useCamera`. */
const kindsOfSymbols = new Set(
  'hook function method class type interface enum component prop props option api sdk'.split(' '),
);

const lineOfCode =
  /^\s*(?:import|export|const|let|await|new|return|type|from)\s.*[{}()=;'"]|^\s*from\s+[\w.]+\s+import\s|\bfishjam\.(?!io\b)\w/;

const articles = new Set(['a', 'an', 'the', 'my']);

/** Parses a query, using the vocabulary of the docs. */
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
  const platforms: Platform[] = [];
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
          ? [{ terms: here.flatMap(wordTerm), mode: 'exact' as const, weight: compound ? 0.9 : 1 }]
          : alternativesOf(here[0]?.written ?? '', here[0]?.terms ?? [], isLast, vocabulary)),
      ],
      // A phrase such as "react client" starts with the name of a platform, but has its own meaning.
      ...(platform?.length === length && { platform: platform.name }),
      isName: length === 1 && (here[0]?.terms.length ?? 0) > 1 && vocabulary.has(here[0]?.terms[0] ?? ''),
    });
    if (platform) platforms.push(platform.name);
    else nameWords.push(...here.map(({ written }) => written).filter((each) => !kindsOfSymbols.has(each)));
    at += length;
  }
  const platform = platformOf(text, platforms);
  // Includes stop words, because they can be part of a name, as in "use camera".
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
    namesInCode: lineOfCode.test(text)
      ? (text.match(/[\w$]+/g) ?? []).filter((each) => /[a-z][A-Z]/.test(each)).map(joined)
      : [],
    pairs: all.slice(1).map(({ written }, before) => ` ${all[before]?.written} ${written} `),
    namesMember: /^\s*\w+\.\w+(?:\(.*)?\s*$/.test(text),
    looksLikeName: isWrittenAsName(text.trim()) || words.some(({ written }) => !isKnown(written, vocabulary)),
    isOneWord: all.length === 1,
    ...(platform && { platform }),
  };
}

/** Code that occurs only in Python. Examples are imports, `create_room` and `PeerStatus.CONNECTED`. */
const pythonCode = /[a-z0-9]_[a-z]|\w\.[A-Z][A-Z0-9_]+\b|^\s*from\s+[\w.]+\s+import\s|\bfishjam\.(?!io\b)\w/;

/** Returns the platform that a query names. A language is more specific than "server". */
function platformOf(text: string, named: readonly Platform[]): Platform | undefined {
  if (named.includes('server-python')) return 'server-python';
  return named[0] ?? (pythonCode.test(text) ? 'server-python' : undefined);
}

/** Whether a text has inner capitals, a dot, underscore or parenthesis, as only names do. */
function isWrittenAsName(text: string): boolean {
  return /^[\w$.]+(?:\(.*)?$/.test(text) && /[a-z][A-Z]|\w\.\w|\w_\w|\w\(/.test(text);
}

/**
 * Whether the docs contain a word. Comparing stems is not enough: "creater", the start of `createRoom`, has the same
 * stem as "create".
 */
function isKnown(written: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(written) || vocabulary.split(written) !== undefined || vocabulary.isWritten(written);
}

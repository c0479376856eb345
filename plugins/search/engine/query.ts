import { alternativesOf, type Alternative } from './alternatives';
import type { Platform } from './files';
import { platformAt } from './platform-words';
import { phraseAt, type Phrases } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { isStopWord, joined, wordsOf, wordTerm } from './words';

/** A thing that the reader asks about: a word, or a phrase that means one thing. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** The platform that the words name. */
  readonly platform?: Platform;
  /** Whether it is the name of something in the docs, such as `NotAllowedError`: among other words it says most. */
  readonly isName: boolean;
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
  /** Names in a line of code: `new FishjamClient({ … })`. */
  readonly namesInCode: readonly string[];
  /** Each two neighbouring words, with spaces around. */
  readonly pairs: readonly string[];
  /** The platform that the query names. */
  readonly platform?: Platform;
}

/** Words that readers add to a name, and that are not part of it. */
const kindsOfSymbols = new Set(
  'hook function method class type interface enum component prop props option api sdk'.split(' '),
);

const lineOfCode = /^\s*(?:import|export|const|let|await|new|return|type|from)\s.*[{}()=;'"]/;

const articles = new Set(['a', 'an', 'the', 'my']);

/** Takes a query apart, by the words that there are. */
export function parseQuery(text: string, vocabulary: Vocabulary, phrases: Phrases): Query {
  const all = wordsOf(text);
  const words = all.some(({ terms }) => terms.length > 0) ? all.filter(({ terms }) => terms.length > 0) : all;
  const isLastOpen = /[\p{L}\p{N}_]$/u.test(text);
  const concepts: Concept[] = [];
  const nameWords: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, phrases);
    const platform = platformAt(words, at);
    const length = Math.max(phrase?.length ?? 1, platform?.length ?? 1);
    const isLast = at + length === words.length && isLastOpen;
    const here = words.slice(at, at + length);
    concepts.push({
      alternatives: [
        ...(phrase?.means ?? []),
        ...(length > 1
          ? [{ terms: here.flatMap(wordTerm), mode: 'exact' as const, weight: 1 }]
          : alternativesOf(here[0]?.written ?? '', here[0]?.terms ?? [], isLast, vocabulary)),
      ],
      ...(platform && { platform: platform.name }),
      isName: length === 1 && (here[0]?.terms.length ?? 0) > 1 && vocabulary.has(here[0]?.terms[0] ?? ''),
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
    namesInCode: lineOfCode.test(text)
      ? (text.match(/[\w$]+/g) ?? []).filter((each) => /[a-z][A-Z]/.test(each)).map(joined)
      : [],
    pairs: all.slice(1).map(({ written }, before) => ` ${all[before]?.written} ${written} `),
    looksLikeName: isWrittenAsName(text.trim()) || words.some(({ written }) => !isKnown(written, vocabulary)),
    ...(platform && { platform }),
  };
}

/** Whether a text has capitals inside, a dot, an underscore or brackets, as only names have. */
function isWrittenAsName(text: string): boolean {
  return /^[\w$.]+(?:\(.*)?$/.test(text) && /[a-z][A-Z]|\w\.\w|\w_\w|\w\(/.test(text);
}

/** Whether the docs have a word. A stem is not enough: that of "creater", the start of `createRoom`, is that of "create". */
function isKnown(written: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(written) || vocabulary.split(written) !== undefined || vocabulary.isWritten(written);
}

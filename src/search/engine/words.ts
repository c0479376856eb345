import { stemmer } from 'stemmer';

/** A word of a text, with the terms under which search finds it. */
export interface Word {
  /** Start and end in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** As written, in lower case and without apostrophes. */
  readonly written: string;
  /**
   * The word's stem, without the ending of a possessive such as "room's". For an identifier such as `toggleCamera`, the
   * whole identifier, followed by the stems of its parts. Empty for stop words such as "the" and "isn't".
   */
  readonly terms: readonly string[];
  /** Parts of an identifier, in lower case; for any other word, the word itself. A possessive's ending is left out. */
  readonly parts: readonly string[];
}

const token = /[\p{L}\p{N}_]+(?:['’]\p{L}+)*/gu;
const part = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu;

const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before between but by can cannot could did do does ' +
    'doing each every for from get gets getting had has have having he her here him his how i if in into is it its just ' +
    'like make me more most my need of on once one only or other our out over own please same she should so some such ' +
    'than that the their them then there these they this those through to too under until us use used uses using very ' +
    'want was way we were what when where which while who whose why will with would yet you your ' +
    // "couldn't" and "haven't" are not stop words, because they help find error messages.
    'arent cant didnt doesnt dont hadnt hasnt im isnt ive shouldnt wasnt werent wont wouldnt youll youre youve'
  ).split(' '),
);

/** Splits a text into words, in order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(token), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    ...readingOf(match[0]),
  }));
}

/** Returns a list with the term of the whole word. The list is empty for a stop word. */
export function wordTerm({ terms }: Pick<Word, 'terms'>): string[] {
  return terms.slice(0, 1);
}

/** Returns the lower-case parts of an identifier: `toggle` and `camera` for `toggleCamera`. */
export function partsOf(identifier: string): string[] {
  return (identifier.match(part) ?? []).map((each) => each.toLowerCase());
}

/**
 * Joins an identifier or phrase into one word of lower-case letters and digits. `RoomConfig.videoCodec` becomes
 * `roomconfigvideocodec`.
 */
export function joined(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a word is a stop word, which does not describe the topic of a page. */
export function isStopWord(written: string): boolean {
  return stopWords.has(written);
}

/** Returns the stem of a word, which is the same for "connect", "connects" and "connecting". */
export function stem(written: string): string {
  return stemmer(written);
}

/** Properties of a word that do not depend on its position. */
type Reading = Omit<Word, 'start' | 'end'>;

/** Maximum number of cached words. The docs have 4,000, but the MCP server runs for weeks, and queries add more. */
const mostKnown = 10_000;

// Cached, because words recur and computing a stem takes a dozen replacements.
const known = new Map<string, Reading>();

function readingOf(word: string): Reading {
  let reading = known.get(word);
  if (!reading) {
    // The parts of an identifier have no apostrophe between them, unlike those of "room's" and "isn't".
    const plain = word.replace(/['’]s$/i, '').replace(/['’]/g, '');
    const parts = partsOf(plain);
    const isIdentifier = parts.length > 1;
    // The whole identifier is not stemmed. Otherwise, "fishjamclient" would become "fishjamcli".
    const terms = [...new Set([joined(plain), ...(isIdentifier ? parts : [])])]
      .filter((each) => each.length > 1 && !isStopWord(each))
      .map((each, position) => (isIdentifier && position === 0 ? each : stem(each)));
    reading = { written: word.toLowerCase().replace(/['’]/g, ''), terms, parts };
    if (known.size >= mostKnown) known.clear();
    known.set(word, reading);
  }
  return reading;
}

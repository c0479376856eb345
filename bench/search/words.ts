/** Returns a pseudorandom number from 0 to 2³² − 1 that depends only on the text (FNV-1a, then mixed). */
function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position++)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  // Without mixing, texts that differ in their last letter would have similar numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';
const syllables = consonants.length * vowels.length;

/** Makes up a word of two to four syllables that exists in no language. */
export function madeWord(seed: string): string {
  const length = 2 + (hashNumber(`length ${seed}`) % 3);
  return Array.from({ length }, (_, position) => {
    const number = hashNumber(`${position} ${seed}`) % syllables;
    return consonants.charAt(number % consonants.length) + vowels.charAt(Math.floor(number / consonants.length));
  }).join('');
}

/** Capitalizes the first letter of a word. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// HTML entities, which occur because the lunr plugin keeps its texts escaped, are not words.
const wordOrEntity = /&\w+;|[\p{L}\p{N}_]+/gu;

/**
 * Replaces about a third of the words in a text with made-up words.
 *
 * Whether a word is replaced depends on the page, and the replacement depends on the word and the copy. Therefore, each
 * copy has a different vocabulary with the same distribution of frequent and rare words, and all engines that read a
 * page get the same words.
 */
export function rewritten(text: string, page: string, copy: number): string {
  return text.replace(wordOrEntity, (word) => {
    if (word.startsWith('&') || hashNumber(`${copy} ${page} ${word}`) % 3 !== 0) return word;
    const made = madeWord(`${copy} ${word.toLowerCase()}`);
    return /^\p{Lu}/u.test(word) ? capitalised(made) : made;
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/versions';
import type { Area } from './areas';
import type { Prose, ProseKind } from './prose';

/** A word or phrase to avoid, as an entry in the word list. */
export interface WordEntry {
  /** The word, as the style guide lists it. */
  readonly avoid: string;
  /** Replacement; `$1` is the first group of the pattern. */
  readonly write: string;
  /** Replacement that the style guide lists, if `write` refers to a group. */
  readonly listed?: string;
  /** Regular expression. `{person}` matches a person as the subject of a verb. */
  readonly pattern: string;
  /** Regular expression for texts in which the entry does not apply. */
  readonly unless?: string;
  /** Whether the pattern is case-sensitive. */
  readonly case?: boolean;
  /** Areas in which the entry applies; all by default. */
  readonly areas?: readonly Area[];
  /** Kinds of text to which the entry applies; all by default. */
  readonly kinds?: readonly ProseKind[];
  /** A sentence that is reported, and the corrected sentence. */
  readonly bad: string;
  readonly good: string;
}

/** Entries of the word list with one topic. */
export interface WordGroup {
  readonly group: string;
  readonly words: readonly WordEntry[];
}

/** A problem in a text, with its position and a replacement. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly what: string;
  readonly fix: string;
}

export const wordListFile = 'plugins/content-checks/prose/words.yaml';

/** Reads the word list. */
export function readWordList(): WordGroup[] {
  return parse(readFileSync(path.join(root, wordListFile), 'utf8')) as WordGroup[];
}

/** Pattern for words that name people, who can say, know and want things. The entry's own pattern adds the verb. */
const person = String.raw`\b(?:you|we|I|he|she|they who|who|people|everyone|anyone|someone|no one|(?:user|reader|developer|viewer|streamer|caller|callee|participant|host|guest|speaker|customer|visitor|writer|maintainer|reviewer|editor|author|owner|listener|friend|teacher|child|adult|operator|team|presenter|moderator|company)s?|companies|whoever|anybody|somebody|nobody|everybody)(?: (?:who|also|often|always|never|only|still|already|then|may|can|must|to|do|does|did|not|don't|didn't|doesn't))*`;

const compiled = new WeakMap<WordEntry, RegExp>();

/** Returns the regular expression of an entry. */
function patternOf(entry: WordEntry): RegExp {
  const pattern =
    compiled.get(entry) ?? new RegExp(entry.pattern.replaceAll('{person}', person), entry.case ? 'gu' : 'giu');
  compiled.set(entry, pattern);
  return pattern;
}

/** Finds the words of a list in a text. */
export function findWords(prose: Prose, area: Area, entries: readonly WordEntry[]): Finding[] {
  // A pattern may match across a line break.
  const text = prose.text.replaceAll('\n', ' ');
  return entries
    .filter(({ areas, kinds }) => (areas?.includes(area) ?? true) && (kinds?.includes(prose.kind) ?? true))
    .filter(({ unless }) => unless === undefined || !new RegExp(unless, 'iu').test(text))
    .flatMap((entry) =>
      [...text.matchAll(patternOf(entry))].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        what: `Avoid: ${entry.avoid}.`,
        fix: `Write: ${entry.write.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')}.`,
      })),
    );
}

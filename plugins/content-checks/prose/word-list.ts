import * as z from 'zod';
import { readDataFile } from '../../shared/data-file';
import { areas, type Area } from './areas';
import { proseKinds, type Prose } from './prose';

/** A word or phrase to avoid, as an entry in the word list. The list's first lines describe the fields. */
const wordEntry = z.strictObject({
  avoid: z.string(),
  write: z.string(),
  listed: z.string().optional(),
  pattern: z.string(),
  unless: z.string().optional(),
  case: z.boolean().optional(),
  areas: z.array(z.enum(areas)).optional(),
  kinds: z.array(z.enum(proseKinds)).optional(),
  bad: z.string(),
  good: z.string(),
});
export type WordEntry = Readonly<z.infer<typeof wordEntry>>;

/** Entries of the word list with one topic. */
const wordGroup = z.strictObject({ group: z.string(), words: z.array(wordEntry) });
export type WordGroup = Readonly<z.infer<typeof wordGroup>>;

/** A problem in a text, with its position and a replacement. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly what: string;
  readonly fix: string;
}

export const wordListFile = 'plugins/content-checks/prose/words.yaml';

/** Fields of the word list. */
export const wordListSchema = z.array(wordGroup);

/** Reads the word list. */
export const readWordList = (): WordGroup[] => readDataFile(wordListFile, wordListSchema);

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

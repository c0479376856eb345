import { LineCounter, isSeq, parseDocument } from 'yaml';
import * as z from 'zod';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';

const repositories = ['web-client-sdk', 'mobile-client-sdk', 'js-server-sdk', 'python-server-sdk'] as const;

const matching = (pattern: RegExp) => z.string().regex(pattern);
const name = matching(/^[A-Za-z_]\w*$/);
const sentence = matching(/^\S.* .*[.!?]$/);
const version = matching(/^(?:next|\d+\.\d+\.\d+)$/);
const word = matching(/^[^`]*[^`\s][^`]*$/);
const route = matching(/^[a-z][\w-]*(?:\/[\w-]+)*$/);
const source = matching(new RegExp(`^(?:${repositories.join('|')})/[^/\\s].*[^/]$`));

/** Fields of an entry. The messages contain each field's description, which is its required form. */
const schema = z.strictObject({
  /** In kebab case, unique within the SDK. */
  id: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).describe('a name in kebab-case'),
  /** Name of a reference page. */
  symbol: name.describe('the name of a reference page'),
  /** The affected member of the symbol. */
  member: name.optional().describe('the name of a member'),
  /** First documented version with the behavior; defaults to the oldest version. */
  since: version.optional().describe('a version, such as "0.22.0"'),
  /** Last documented version with the behavior; defaults to the next version. */
  until: version.optional().describe('a version, such as "0.22.0"'),
  /** One or two self-contained sentences. */
  fact: sentence.describe('one or two complete sentences'),
  /** Recommended workaround. */
  advice: sentence.optional().describe('a complete sentence'),
  /** Words that one block of the reference page and one block of each guide must contain, case-insensitive. */
  words: z.array(word).min(1).max(4).describe('one to four texts without backticks'),
  /** Routes of guides without the prefix of a version. */
  guides: z.array(route).describe('routes of guides, such as "how-to/react/start-streaming"'),
  /** Reason why no guide mentions the fact. Required if `guides` is empty. */
  noGuide: sentence.optional().describe('a complete sentence'),
  /** SDK source files that prove the behavior, each with its repository. */
  sources: z
    .array(source)
    .min(1)
    .describe(`paths that begin with ${repositories.join(', ')} and a slash`),
});

/** A surprising behavior of a symbol, which both the guides and the reference must describe. */
type Peculiarity = Readonly<z.infer<typeof schema>>;

/** A peculiarity with its source position. */
export interface WrittenPeculiarity extends Peculiarity {
  readonly sdk: Sdk;
  readonly file: string;
  /** Line of the entry's opening bracket, counted from 1. */
  readonly line: number;
}

type UnplacedDiagnostic = Pick<Diagnostic, 'what' | 'fix'>;

/**
 * Reads the peculiarities in a file, such as `sdks/peculiarities/web/screen-share.json`.
 *
 * @param file - relative to the project root.
 * @returns the entries with valid fields, and the problems in the other entries.
 */
export function readPeculiarities(
  file: string,
  text: string,
): { entries: readonly WrittenPeculiarity[]; diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const sdk = sdks.find((each) => file.split('/').at(-2) === each);
  if (!sdk) {
    const fix = `Move the file into a folder named ${sdks.join(', ')}.`;
    return { entries: [], diagnostics: [{ file, line: 1, what: 'The file is not in the folder of an SDK.', fix }] };
  }
  const entries = itemsOf(file, text, diagnostics).flatMap(({ value, line }) => {
    const { data, error } = schema.safeParse(value);
    // A list may have several invalid items, but one message describes its form.
    const issues = new Map(error?.issues.map((issue) => [issue.path[0], issue])).values();
    const found = [...missingReason(value), ...[...issues].flatMap((issue) => diagnosticsOfIssue(issue, value))];
    diagnostics.push(...found.map((diagnostic) => ({ file, line, ...diagnostic })));
    return data && found.length === 0 ? [{ ...data, sdk, file, line }] : [];
  });
  return { entries, diagnostics };
}

/** Returns the items of the array in a file, with their lines. */
function itemsOf(
  file: string,
  text: string,
  diagnostics: Diagnostic[],
): { readonly value: unknown; readonly line: number }[] {
  const lines = new LineCounter();
  // JSON is also YAML, and only the YAML parser reports lines. The JSON parser enforces strict syntax.
  const document = parseDocument(text, { lineCounter: lines });
  try {
    JSON.parse(text);
  } catch (error) {
    const what = `The file is not valid JSON: ${(error as Error).message}`;
    diagnostics.push({ file, what, fix: 'Correct it.' });
    return [];
  }
  if (!isSeq(document.contents)) {
    diagnostics.push({ file, line: 1, what: 'The file has no list.', fix: 'Write the entries between `[` and `]`.' });
    return [];
  }
  return document.contents.items.map((item) => {
    const range = (item as { range?: [number, number, number] }).range;
    return {
      value: (item as { toJS(document: unknown): unknown }).toJS(document),
      line: lines.linePos(range?.[0] ?? 0).line,
    };
  });
}

/** Finds an entry without guides that gives no reason. The schema would find it only if all fields are valid. */
function missingReason(value: unknown): UnplacedDiagnostic[] {
  const { guides, noGuide } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(guides) || guides.length > 0 || noGuide !== undefined) return [];
  const fix = 'Mention the fact in a guide, or write the reason in `noGuide`.';
  return [{ what: 'The entry has neither `guides` nor `noGuide`.', fix }];
}

/** Describes an issue that the schema found. */
function diagnosticsOfIssue(issue: z.core.$ZodIssue, value: unknown): UnplacedDiagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const fix = `Use: ${Object.keys(schema.shape).join(', ')}.`;
    return issue.keys.map((key) => ({ what: `\`${key}\` is not a field of an entry.`, fix }));
  }
  const field = issue.path[0] as keyof Peculiarity | undefined;
  if (field === undefined) return [{ what: 'The entry is not an object.', fix: 'Write it between `{` and `}`.' }];
  const form = schema.shape[field].description;
  const given = (value as Partial<Peculiarity>)[field];
  const what =
    given === undefined
      ? `The entry has no \`${field}\`.`
      : `The entry's \`${field}\` is not ${form}: ${JSON.stringify(given)}.`;
  return [{ what, fix: `Write ${form}.` }];
}

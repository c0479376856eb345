import { LineCounter, isSeq, parseDocument } from 'yaml';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';

/** A surprising behavior of a symbol, which both the guides and the reference must describe. */
export interface Peculiarity {
  /** In kebab case, unique within the SDK. */
  readonly id: string;
  /** Name of a reference page. */
  readonly symbol: string;
  /** The affected member of the symbol. */
  readonly member?: string;
  /** First documented version with the behavior; defaults to the oldest version. */
  readonly since?: string;
  /** Last documented version with the behavior; defaults to the next version. */
  readonly until?: string;
  /** One or two self-contained sentences. */
  readonly fact: string;
  /** Recommended workaround. */
  readonly advice?: string;
  /** Words that one block of the reference page and one block of each guide must contain, case-insensitive. */
  readonly words: readonly string[];
  /** Routes of guides without the prefix of a version. */
  readonly guides: readonly string[];
  /** Reason why no guide mentions the fact. Required if `guides` is empty. */
  readonly noGuide?: string;
  /** SDK source files that prove the behavior, each with its repository. */
  readonly sources: readonly string[];
}

/** A peculiarity with its source position. */
export interface WrittenPeculiarity extends Peculiarity {
  readonly sdk: Sdk;
  readonly file: string;
  /** Line of the entry's opening bracket, counted from 1. */
  readonly line: number;
}

const repositories = ['web-client-sdk', 'mobile-client-sdk', 'js-server-sdk', 'python-server-sdk'] as const;

/** A field's required form in words, and a test for it. */
interface Field {
  readonly form: string;
  readonly isRight: (value: unknown) => boolean;
  readonly isOptional?: boolean;
}

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

const isListOf =
  (isRight: (value: unknown) => boolean, least: number, most = Infinity) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isRight);

const isName = matches(/^[A-Za-z_]\w*$/);
const isSentence = matches(/^\S.* .*[.!?]$/);
const isVersion = matches(/^(?:next|\d+\.\d+\.\d+)$/);

const fields: Readonly<Record<keyof Peculiarity, Field>> = {
  id: { form: 'a name in kebab-case', isRight: matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/) },
  symbol: { form: 'the name of a reference page', isRight: isName },
  member: { form: 'the name of a member', isRight: isName, isOptional: true },
  since: { form: 'a version, such as "0.22.0"', isRight: isVersion, isOptional: true },
  until: { form: 'a version, such as "0.22.0"', isRight: isVersion, isOptional: true },
  fact: { form: 'one or two complete sentences', isRight: isSentence },
  advice: { form: 'a complete sentence', isRight: isSentence, isOptional: true },
  words: { form: 'one to four texts without backticks', isRight: isListOf(matches(/^[^`]*[^`\s][^`]*$/), 1, 4) },
  guides: {
    form: 'routes of guides, such as "how-to/react/start-streaming"',
    isRight: isListOf(matches(/^[a-z][\w-]*(?:\/[\w-]+)*$/), 0),
  },
  noGuide: { form: 'a complete sentence', isRight: isSentence, isOptional: true },
  sources: {
    form: `paths that begin with ${repositories.join(', ')} and a slash`,
    isRight: isListOf(matches(new RegExp(`^(?:${repositories.join('|')})/[^/\\s].*[^/]$`)), 1),
  },
};

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
    const found = diagnosticsOfFields(value).map((diagnostic) => ({ file, line, ...diagnostic }));
    diagnostics.push(...found);
    return found.length === 0 ? [{ ...(value as Peculiarity), sdk, file, line }] : [];
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

function diagnosticsOfFields(value: unknown): Pick<Diagnostic, 'what' | 'fix'>[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ what: 'The entry is not an object.', fix: 'Write it between `{` and `}`.' }];
  }
  const entry = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(entry).filter((name) => !(name in fields));
  const hasNoGuides = Array.isArray(entry['guides']) && entry['guides'].length === 0;
  const isUnexplained = hasNoGuides && entry['noGuide'] === undefined;
  return [
    ...(isUnexplained
      ? [
          {
            what: 'The entry has neither `guides` nor `noGuide`.',
            fix: 'Mention the fact in a guide, or write the reason in `noGuide`.',
          },
        ]
      : []),
    ...unknown.map((name) => ({
      what: `\`${name}\` is not a field of an entry.`,
      fix: `Use: ${Object.keys(fields).join(', ')}.`,
    })),
    ...Object.entries(fields).flatMap(([name, { form, isRight, isOptional }]) => {
      const given = entry[name];
      if (given === undefined) {
        return isOptional ? [] : [{ what: `The entry has no \`${name}\`.`, fix: `Write ${form}.` }];
      }
      return isRight(given)
        ? []
        : [{ what: `The entry's \`${name}\` is not ${form}: ${JSON.stringify(given)}.`, fix: `Write ${form}.` }];
    }),
  ];
}

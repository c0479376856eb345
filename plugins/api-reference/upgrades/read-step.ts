import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';
import {
  changeKinds,
  codeRules,
  type Change,
  type ChangeCode,
  type ChangeKind,
  type SetupStep,
  type Unlisted,
  type UpgradeStep,
} from './change';

/** SDK, versions and file of a step. */
export type StepPlace = Pick<UpgradeStep, 'sdk' | 'from' | 'to' | 'file'>;

const languages: Readonly<Record<Sdk, string>> = {
  web: 'tsx',
  mobile: 'tsx',
  server: 'ts',
  'server-python': 'python',
};

const fields = {
  file: ['setup', 'changes', 'unlisted'],
  change: ['id', 'kind', 'title', 'text', 'covers', 'search', 'before', 'after', 'noCode', 'replaces', 'from'],
  setup: ['id', 'title', 'text'],
  unlisted: ['covers', 'reason'],
} as const;

/**
 * Reads the changes of a step from YAML.
 *
 * @param older - versions older than the step's new version. An upgrade may start from any of them.
 * @returns the step with everything that could be read, and all problems in the file.
 */
export function readStep(
  source: string,
  place: StepPlace,
  older: readonly string[],
): { step: UpgradeStep; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const diagnostics: Diagnostic[] = [];
  const { file, sdk } = place;
  const report = (line: number, what: string, fix: string) => diagnostics.push({ file, line, what, fix });
  for (const { message, pos } of document.errors)
    report(
      lines.linePos(pos[0]).line,
      `The file is not valid YAML: ${message}`,
      'Correct the syntax; see sdks/README.md.',
    );

  const lineOf = (node: { range?: readonly number[] | null } | null | undefined) =>
    node?.range ? lines.linePos(node.range[0]!).line : 1;

  const listOf = (map: YAMLMap | undefined, name: string): YAMLMap[] => {
    const list: unknown = map?.get(name);
    if (list === undefined) return [];
    if (!isSeq(list) || !list.items.every(isMap)) {
      report(
        lineOf(map),
        `\`${name}\` is not a list of entries.`,
        `Write \`${name}:\` and entries that start with \`-\`.`,
      );
      return [];
    }
    return list.items;
  };

  const textOf = (map: YAMLMap, name: string): string => {
    const value: unknown = map.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };

  const required = (map: YAMLMap, name: string, subject: string): string => {
    const text = textOf(map, name);
    if (!text) report(lineOf(map), `${subject} has no \`${name}\`.`, `Write \`${name}:\` with text.`);
    return text;
  };

  const namesOf = (map: YAMLMap, name: string): string[] => {
    const list: unknown = map.get(name);
    if (list === undefined) return [];
    const names = isSeq(list) ? list.items.map((item) => (isScalar(item) ? String(item.value) : '')) : [];
    if (names.length === 0 || names.includes(''))
      report(lineOf(map), `\`${name}\` is not a list of names.`, `Write \`${name}: [one, another]\`, or remove it.`);
    return names;
  };

  const codeOf = (map: YAMLMap, name: string): ChangeCode | undefined => {
    const node: unknown = map.get(name, true);
    if (!isScalar(node) || typeof node.value !== 'string') return undefined;
    // A block starts on the line after its `|`.
    return { code: node.value.trimEnd(), lang: languages[sdk], line: lineOf(node) + 1 };
  };

  const onlyKnown = (map: YAMLMap, known: readonly string[]) => {
    for (const { key } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!known.includes(name))
        report(
          lineOf(isScalar(key) ? key : map),
          `\`${name}\` is not a field here.`,
          `Use one of: ${known.join(', ')}.`,
        );
    }
  };

  const readChange = (map: YAMLMap): Change | undefined => {
    onlyKnown(map, fields.change);
    const line = lineOf(map);
    const id = required(map, 'id', 'A change');
    const subject = `The change \`${id}\``;
    const kind = textOf(map, 'kind');
    if (!isKind(kind)) {
      report(line, `${subject} has the kind \`${kind}\`.`, `Write \`kind:\` with one of: ${changeKinds.join(', ')}.`);
      return undefined;
    }
    const change: Change = {
      id,
      kind,
      title: required(map, 'title', subject),
      text: required(map, 'text', subject),
      covers: namesOf(map, 'covers'),
      search: namesOf(map, 'search'),
      before: codeOf(map, 'before'),
      after: codeOf(map, 'after'),
      noCode: textOf(map, 'noCode') || undefined,
      replaces: namesOf(map, 'replaces'),
      from: map.has('from') ? namesOf(map, 'from') : undefined,
      file,
      line,
    };
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))
      report(line, `${subject} has no \`id\` in kebab case.`, 'Write `id: like-this`.');
    for (const [what, fix] of codeDiagnostics(change)) report(line, `${subject} ${what}`, fix);
    for (const version of change.from ?? [])
      if (!older.includes(version))
        report(
          line,
          `${subject} is for upgrades from ${version}, which is not an older version.`,
          `Use: ${older.join(', ')}.`,
        );
    return change;
  };

  const top = isMap(document.contents) ? document.contents : undefined;
  if (!top) report(1, 'The file has no fields.', 'Write `changes: []` if nothing has changed.');
  else onlyKnown(top, fields.file);
  const setup = listOf(top, 'setup').map((map): SetupStep => {
    onlyKnown(map, fields.setup);
    const [id, title, text] = fields.setup.map((name) => required(map, name, 'A setup step'));
    return { id: id!, title: title!, text: text! };
  });
  const unlisted = listOf(top, 'unlisted').map((map): Unlisted => {
    onlyKnown(map, fields.unlisted);
    return {
      covers: namesOf(map, 'covers'),
      reason: required(map, 'reason', 'An unlisted difference'),
      line: lineOf(map),
    };
  });
  const changes = listOf(top, 'changes').flatMap((map) => readChange(map) ?? []);
  return { step: { ...place, setup, changes, unlisted }, diagnostics };
}

const isKind = (text: string): text is ChangeKind => (changeKinds as readonly string[]).includes(text);

/** Whether a text contains a name as a whole word. */
export const hasWord = (text: string, name: string): boolean => new RegExp(String.raw`(?<!\w)${name}(?!\w)`).test(text);

/** Finds missing or contradictory code in a change. Each problem has a description and a fix. */
function codeDiagnostics({ kind, before, after, noCode, search }: Change): [string, string][] {
  const diagnostics: [string, string][] = [];
  if (noCode) {
    if (kind !== 'behavior')
      diagnostics.push([`has the kind \`${kind}\` and no code.`, 'Write `after:` instead of `noCode:`.']);
    if (before || after)
      diagnostics.push(['has code, and also `noCode`, the reason for having no code.', 'Remove `noCode:`.']);
    return diagnostics;
  }
  if (!after)
    diagnostics.push([
      'has no `after`, so nothing checks it.',
      'Write `after: |` and code that compiles in the new version.',
    ]);
  if (!before && codeRules[kind].needsBefore)
    diagnostics.push([
      'has no `before`, so nothing checks it.',
      'Write `before: |` and code that compiles in the old version.',
    ]);
  if (before && kind !== 'behavior' && search.length === 0)
    diagnostics.push(['has no names to search for.', 'Write `search: [name]` with names that occur in `before`.']);
  if (before && search.length > 0 && !search.some((name) => hasWord(before.code, name)))
    diagnostics.push([
      `searches for ${search.join(', ')}, which its \`before\` does not contain.`,
      'Add a name that occurs in `before`.',
    ]);
  return diagnostics;
}

import type { Diagnostic } from '../../shared/diagnostics';
import { codeRules, type Change } from './change';
import { findConditionProblems, type WhatAndFix } from './conditions';

/** Whether a text contains a name, such as `Config.url`, as a whole word. */
const hasWord = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<!\w)${name.replaceAll('.', String.raw`\.`)}(?!\w)`).test(text);

/** Whether code that uses a version can contain a name to search for. */
export const isSearchable = (name: string, { before }: Pick<Change, 'before'>, declarations: string): boolean =>
  hasWord(before?.code ?? '', name) || hasWord(declarations, name);

/**
 * Finds problems in the values of a change's fields.
 *
 * @param older - versions older than the step's new version. An upgrade may start from any of them.
 */
export function findChangeDiagnostics(change: Change, older: readonly string[]): Diagnostic[] {
  const { id, from = [], file, line } = change;
  const found: WhatAndFix[] = [];
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)) found.push(['has no `id` in kebab case.', 'Write `id: like-this`.']);
  found.push(...findConditionProblems(change), ...codeDiagnostics(change));
  for (const version of from.filter((each) => !older.includes(each)))
    found.push([`is for upgrades from ${version}, which is not an older version.`, `Use: ${older.join(', ')}.`]);
  return found.map(([what, fix]) => ({ file, line, what: `The change \`${id}\` ${what}`, fix }));
}

/** Finds missing or contradictory code in a change. */
function codeDiagnostics({ kind, before, after, noCode, search }: Change): WhatAndFix[] {
  const diagnostics: WhatAndFix[] = [];
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

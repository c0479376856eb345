import type { Diagnostic } from '../../shared/diagnostics';
import { requiresAction, type Change, type SetupStep } from './change';

/** Predicate of the message's sentence, and the correction. */
export type WhatAndFix = readonly [what: string, fix: string];

const example = '`appliesIf: your app publishes livestreams`';

/** Finds problems in the condition under which a change applies. */
export function findConditionProblems(change: Pick<Change, 'kind' | 'noCode' | 'appliesIf' | 'search'>): WhatAndFix[] {
  const { appliesIf, search } = change;
  if (!requiresAction(change))
    return appliesIf ? [['requires no action, but has `appliesIf`.', 'Remove `appliesIf:`.']] : [];
  if (!appliesIf)
    return [['has no `appliesIf`, so readers cannot skip it.', `Write the condition, such as ${example}.`]];
  return [
    ...formProblems(appliesIf),
    ...namesIn(appliesIf)
      .filter((name) => !search.includes(name))
      .map((name): WhatAndFix => [
        `applies to code with \`${name}\`, which the guide's command does not search for.`,
        `Add \`${name}\` to \`search\`, or remove it from \`appliesIf\`.`,
      ]),
  ];
}

/** Finds problems in the condition of a setup step. Steps without a condition apply to every app. */
export function findSetupDiagnostics({ id, appliesIf = '' }: SetupStep, file: string, line: number): Diagnostic[] {
  return (appliesIf ? formProblems(appliesIf) : []).map(([what, fix]) => ({
    file,
    line,
    what: `The setup step \`${id}\` ${what}`,
    fix,
  }));
}

/** Finds conditions that do not complete the sentence "Applies if …." */
const formProblems = (appliesIf: string): WhatAndFix[] =>
  /^your? .*[^.]$/.test(appliesIf)
    ? []
    : [
        [
          'has an `appliesIf` that does not complete the sentence "Applies if …."',
          `Start with "you" or "your", and omit the period, as in ${example}.`,
        ],
      ];

/** Returns the names in backticks. */
const namesIn = (text: string): string[] => [...text.matchAll(/`([\w.]+)(?:\(\))?`/g)].map(([, name]) => name!);

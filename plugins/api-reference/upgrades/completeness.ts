import * as z from 'zod';
import { folderOfSdk, sdks } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';
import type { UpgradeStep } from './change';
import { isSearchable } from './change-rules';

/** A change in a symbol's behavior, recorded in `sdks/behaviour-changes.json`. */
export const behaviorChange = z.strictObject({
  sdk: z.enum(sdks),
  symbol: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
});
export type BehaviorChange = Readonly<z.infer<typeof behaviorChange>>;

/** Whether a difference is in the named part or in its members, parameters or results. */
const isCovered = (difference: string, name: string): boolean =>
  difference === name || (difference.startsWith(name) && /^[.(<]/.test(difference.slice(name.length)));

/**
 * Finds differences that a step does not mention, and names in the step that do not differ.
 *
 * @param differences - names that differ between the two versions.
 * @param behavior - behavior changes of the SDK between the two versions.
 */
export function findCompletenessDiagnostics(
  { sdk, from, to, file, changes, unlisted }: UpgradeStep,
  differences: readonly string[],
  behavior: readonly BehaviorChange[],
): Diagnostic[] {
  const named = [...changes, ...unlisted].flatMap(({ covers }) => covers);
  const behaving = behavior.map(({ symbol }) => symbol);
  const found = [...differences, ...behaving];
  const missing = differences.filter((difference) => !named.some((name) => isCovered(difference, name)));
  const described = changes.filter(({ kind }) => kind !== 'new').flatMap(({ covers }) => covers);
  const left = unlisted.flatMap(({ covers }) => covers);
  const unmentioned = behaving.filter(
    (symbol) => ![...described, ...left].some((name) => name.split(/[.(<]/)[0] === symbol),
  );
  return [
    ...missing.map((difference) => ({
      file,
      what: `\`${difference}\` of the ${folderOfSdk(sdk)} SDK differs between ${from} and ${to}, but no change covers it.`,
      fix: 'Add it to `covers` of a change, or to `unlisted` with a reason.',
    })),
    ...unmentioned.map((symbol) => ({
      file,
      what: `sdks/behaviour-changes.json records that \`${symbol}\` behaves differently in ${to}, but no change covers it.`,
      fix: 'Add it to `covers` of a change, or to `unlisted` with a reason.',
    })),
    ...[...changes, ...unlisted].flatMap(({ covers, line }) =>
      covers
        .filter((name) => !found.some((difference) => isCovered(difference, name)))
        .map((name) => ({
          file,
          line,
          what: `\`${name}\` does not differ between ${from} and ${to} of the ${folderOfSdk(sdk)} SDK.`,
          fix: `Use a name that the comparison found: ${nearest(name, found) || 'none, so remove it'}.`,
        })),
    ),
  ];
}

/** Suggests up to ten differences: those in the named symbol or, if it has none, in any symbol. */
function nearest(name: string, found: readonly string[]): string {
  const [symbol = ''] = name.split(/[.(<]/);
  const same = found.filter((difference) => isCovered(difference, symbol));
  return [...new Set(same.length > 0 ? same : found)].slice(0, 10).join(', ');
}

/**
 * Finds names to search for that no code can contain, because the old version does not declare them.
 *
 * @param declarationsOf - the text of all declarations of the SDK in a version.
 */
export function findSearchDiagnostics(
  { sdk, from, file, changes }: UpgradeStep,
  declarationsOf: (version: string) => string,
): Diagnostic[] {
  return changes.flatMap(({ search, before, line, from: only = [from] }) =>
    search
      .filter((name) => !only.some((version) => isSearchable(name, { before }, declarationsOf(version))))
      .map((name) => ({
        file,
        line,
        what: `The name \`${name}\` to search for is not in the ${folderOfSdk(sdk)} SDK of ${only.join(' or ')}.`,
        fix: `Use a name that sdks/${only[0]}/${folderOfSdk(sdk)} declares.`,
      })),
  );
}

import { codeRules, type Change, type ChangeCode, type Upgrade } from './change';
import type { Sdk } from '../../../src/lib/sdks';
import type { Sample } from '../../markdown/code-samples/sample';
import type { Diagnostic } from '../../shared/diagnostics';

/** Code that must compile, or must fail, against one version. */
export interface CodeCheck {
  readonly sdk: Sdk;
  readonly code: ChangeCode;
  readonly file: string;
  readonly version: string;
  readonly mustCompile: boolean;
  /** Subject of a message, such as "`before` of `join-by-id`". */
  readonly subject: string;
  /** Upgrade in which readers see the code. */
  readonly upgrade: Pick<Upgrade, 'from' | 'to'>;
}

/** Lists the required compiler results for the code in every change of an upgrade. */
export function codeChecksOf(upgrade: Upgrade): CodeCheck[] {
  return upgrade.changes.flatMap((change) => checksOfChange(change, upgrade));
}

function checksOfChange({ id, kind, before, after, file }: Change, { sdk, from, to }: Upgrade): CodeCheck[] {
  const rule = codeRules[kind];
  const check = (name: string, code: ChangeCode, version: string, mustCompile: boolean): CodeCheck => {
    return { sdk, code, file, version, mustCompile, subject: `\`${name}\` of \`${id}\``, upgrade: { from, to } };
  };
  return [
    ...(before ? [check('before', before, from, true), check('before', before, to, !rule.beforeFails)] : []),
    ...(after ? [check('after', after, to, true)] : []),
    ...(after && rule.afterFailsBefore ? [check('after', after, from, false)] : []),
  ];
}

/** Returns the code of a change as a sample. */
export function sampleOf({ file, code: { code, lang, line } }: Pick<CodeCheck, 'file' | 'code'>): Sample {
  return { file, line, lang, meta: '', code };
}

/** Returns the key of a check. Checks of the same sample against the same version have the same key and result. */
export const keyOfCheck = ({ version, file, code }: CodeCheck): string => JSON.stringify([version, file, code]);

/**
 * Evaluates the compiler results.
 *
 * @param errorsOf - returns the compiler errors in a check's code, with their lines in the file.
 * @returns the problems. If several upgrades show the same code, its problems are reported once for each version.
 */
export function judge(
  checks: readonly CodeCheck[],
  errorsOf: (check: CodeCheck) => readonly Diagnostic[],
): Diagnostic[] {
  const seen = new Set<string>();
  return checks.flatMap((check) => {
    const { code, file, mustCompile, subject, upgrade, version } = check;
    const key = `${keyOfCheck(check)} ${mustCompile}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const errors = errorsOf(check);
    const shown = `which the upgrade from ${upgrade.from} to ${upgrade.to} shows`;
    if (mustCompile) {
      return errors.map(({ line, what }) => ({
        file,
        line,
        what: `${subject}, ${shown}, must compile against ${version}. ${what}`,
        fix: 'Correct the code, restrict the change with `from`, or let a later change replace it with `replaces`.',
      }));
    }
    if (errors.length > 0) return [];
    const what = `${subject}, ${shown}, must fail against ${version}, but it compiles.`;
    return [{ file, line: code.line, what, fix: 'Use code that the change breaks, or choose another kind.' }];
  });
}

import { isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';
import { textOfIssue } from '../../shared/zod-issue';
import { changeKinds, type ChangeCode, type UpgradeStep } from './change';
import { findChangeDiagnostics } from './change-rules';
import { findSetupDiagnostics } from './conditions';

/** SDK, versions and file of a step. */
export type StepPlace = Pick<UpgradeStep, 'sdk' | 'from' | 'to' | 'file'>;

const text = z.string().trim().min(1);
const names = z.array(text).min(1);
const code = z.string().regex(/\S/, 'The code is empty');
/** A name to search for, which becomes part of a regular expression and of a shell command. */
const searchName = text.regex(/^[\w.]+$/, 'Expected only letters, digits, `_` and `.`');

/** Fields of a file, which `sdks/README.md` describes. */
const schema = z.strictObject({
  setup: z
    .array(z.strictObject({ id: text, title: text, appliesIf: text.optional(), last: z.boolean().optional(), text }))
    .default([]),
  changes: z
    .array(
      z.strictObject({
        id: text,
        kind: z.enum(changeKinds),
        title: text,
        appliesIf: text.optional(),
        text,
        covers: names.default([]),
        search: z.array(searchName).min(1).default([]),
        before: code.optional(),
        after: code.optional(),
        noCode: text.optional(),
        replaces: names.default([]),
        from: names.optional(),
      }),
    )
    .default([]),
  unlisted: z.array(z.strictObject({ covers: names.default([]), reason: text })).default([]),
});

const languages: Readonly<Record<Sdk, string>> = {
  web: 'tsx',
  mobile: 'tsx',
  server: 'ts',
  'server-python': 'python',
};

/**
 * Reads the changes of a step from YAML.
 *
 * @param older - versions older than the step's new version. An upgrade may start from any of them.
 * @returns the step, which has no changes if the file is malformed, and all problems in the file.
 */
export function readStep(
  source: string,
  place: StepPlace,
  older: readonly string[],
): { step: UpgradeStep; diagnostics: Diagnostic[] } {
  const { sdk, file } = place;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  /** Returns the line of a value. If the value is missing, returns the line of the entry that should contain it. */
  const lineOf = (at: readonly PropertyKey[]): number => {
    const node: unknown = document.getIn(at, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return at.length > 0 ? lineOf(at.slice(0, -1)) : 1;
  };
  const malformed = (diagnostics: Diagnostic[]) => ({
    step: { ...place, setup: [], changes: [], unlisted: [] },
    diagnostics,
  });

  if (document.errors.length > 0)
    return malformed(
      document.errors.map(({ message, pos }) => ({
        file,
        line: lines.linePos(pos[0]).line,
        what: `The file is not valid YAML: ${message}`,
        fix: 'Correct the syntax.',
      })),
    );
  const { data, error } = schema.safeParse(document.toJS());
  if (error)
    return malformed(
      error.issues.map((issue) => ({
        file,
        line: lineOf(issue.path),
        what: textOfIssue(issue),
        fix: 'Write the fields that sdks/README.md describes.',
      })),
    );
  const codeAt = (at: readonly PropertyKey[], sample: string | undefined): ChangeCode | undefined =>
    // A block starts on the line after its `|`.
    sample === undefined ? undefined : { code: sample.trimEnd(), line: lineOf(at) + 1, lang: languages[sdk] };
  const changes = data.changes.map((fields, index) => ({
    ...fields,
    before: codeAt(['changes', index, 'before'], fields.before),
    after: codeAt(['changes', index, 'after'], fields.after),
    file,
    line: lineOf(['changes', index]),
  }));
  const unlisted = data.unlisted.map((fields, index) => ({ ...fields, line: lineOf(['unlisted', index]) }));
  return {
    step: { ...place, setup: data.setup, changes, unlisted },
    diagnostics: [
      ...data.setup.flatMap((each, index) => findSetupDiagnostics(each, file, lineOf(['setup', index]))),
      ...changes.flatMap((change) => findChangeDiagnostics(change, older)),
    ],
  };
}

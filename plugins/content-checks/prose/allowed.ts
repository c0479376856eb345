import * as z from 'zod';
import type { Diagnostic } from '../../shared/diagnostics';
import { PLACEHOLDER } from './prose';
import type { Finding } from './word-list';

/** A text that is correct even though the check reports it. */
export const allowedText = z.strictObject({
  /** File, relative to the project root; a file in the next version also covers the same file in other versions. */
  file: z.string(),
  /** The text around the reported words, as it is in the file. */
  text: z.string().min(1),
  reason: z.string(),
});
export type AllowedText = Readonly<z.infer<typeof allowedText>>;

export const allowedFile = 'plugins/content-checks/prose/allowed.json';

/** Returns a file's name in the next version. */
export function nextFileOf(file: string): string {
  return file.replace(/^versioned_docs\/version-[^/]+\//, 'docs/').replace(/^(sdks|examples)\/\d[^/]*\//, '$1/next/');
}

/** Whether an entry allows a finding in a file's text. */
export function allows({ file, text }: AllowedText, of: string, prose: string, { start, end }: Finding): boolean {
  if (nextFileOf(of) !== file && of !== file) return false;
  const whole = prose.replaceAll('\n', ' ');
  const wanted = text.replaceAll(/`[^`]*`/g, PLACEHOLDER);
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1))
    if (at <= start && end <= at + wanted.length) return true;
  return false;
}

/** Finds entries that no longer allow anything, and entries without a reason. */
export function allowedDiagnostics(entries: readonly AllowedText[], used: ReadonlySet<AllowedText>): Diagnostic[] {
  return entries.flatMap((entry) => [
    ...(used.has(entry)
      ? []
      : [
          {
            file: allowedFile,
            what: `"${entry.text}" in ${entry.file} is no longer reported.`,
            fix: 'Remove the entry.',
          },
        ]),
    ...(entry.reason.trim() === ''
      ? [
          {
            file: allowedFile,
            what: `"${entry.text}" in ${entry.file} has no reason.`,
            fix: 'Write the reason why the text is correct.',
          },
        ]
      : []),
  ]);
}

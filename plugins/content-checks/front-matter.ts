import { isSdk, sdks } from '../../src/lib/sdks';
import { ContentDiagnostics, type Diagnostic } from '../shared/diagnostics';
import { nearest } from '../shared/nearest';
import { isPageKind, pageKinds } from './page-kinds';

/** Maximum length of a description. Search engines and link previews truncate longer ones. */
const longestDescription = 160;

/** Fields that authors write. */
const writtenFields: readonly string[] = [
  'title',
  'description',
  'kind',
  'sdk',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'hide_title',
  'hide_table_of_contents',
  'draft',
];

/** Fields that only generated pages have, and `unlisted`, which has its own message. */
const otherFields: readonly string[] = [
  'symbol_kind',
  'sidebar_class_name',
  'custom_edit_url',
  'last_update',
  'unlisted',
];

/**
 * Finds missing, invalid or unknown fields in the front matter of a page.
 *
 * @param source - text of the page, in which problems with a field are located. Without it, they are on line 1.
 */
export function findFrontMatterDiagnostics(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  source = '',
): Diagnostic[] {
  const { kind, title, description } = frontMatter;
  const lines = source.split('\n');
  const lineOf = (field: string) => lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
  const diagnostics: Diagnostic[] = [];
  for (const field of Object.keys(frontMatter)) {
    if (writtenFields.includes(field) || otherFields.includes(field)) continue;
    diagnostics.push({
      file,
      line: lineOf(field),
      what: `\`${field}\` is not a front matter field that this site uses.`,
      fix: `Write \`${nearest(field, writtenFields)}\`, or use another one of: ${writtenFields.join(', ')}.`,
    });
  }
  if (!isPageKind(kind)) {
    const what = kind === undefined ? 'The page has no kind.' : `\`${String(kind)}\` is not a page kind.`;
    diagnostics.push({
      file,
      line: lineOf('kind'),
      what,
      fix: `Write \`kind:\` with one of: ${Object.keys(pageKinds).join(', ')}.`,
    });
  }
  if (typeof title !== 'string' || title.trim() === '') {
    diagnostics.push({
      file,
      line: lineOf('title'),
      what: 'The page has no title.',
      fix: 'Write `title:` in its front matter.',
    });
  }
  if (typeof description !== 'string' || description.trim() === '') {
    diagnostics.push({
      file,
      line: lineOf('description'),
      what: 'The page has no description.',
      fix: `Write \`description:\` in its front matter: one sentence about the purpose of the page, at most ${longestDescription} characters.`,
    });
  } else if (description.length > longestDescription) {
    diagnostics.push({
      file,
      line: lineOf('description'),
      what: `The description has ${description.length} characters.`,
      fix: `Shorten it to at most ${longestDescription} characters.`,
    });
  }
  for (const sdk of [frontMatter['sdk'] ?? []].flat()) {
    if (isSdk(sdk)) continue;
    diagnostics.push({
      file,
      line: lineOf('sdk'),
      what: `\`${String(sdk)}\` is not an SDK.`,
      fix: `Write \`sdk:\` with one or a list of: ${sdks.join(', ')}. If the page is not about an SDK, remove the field.`,
    });
  }
  if (frontMatter['unlisted']) {
    diagnostics.push({
      file,
      line: lineOf('unlisted'),
      what: 'The page is unlisted, but this site lists all pages for readers and search engines.',
      fix: 'Remove `unlisted` from its front matter; `draft: true` leaves a page out of the build.',
    });
  }
  return diagnostics;
}

/**
 * Stops the build, or shows the problem in the running site, if the front matter of a page is invalid.
 *
 * @throws ContentDiagnostics with all problems in the page.
 */
export function validateFrontMatter(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  source?: string,
): void {
  const diagnostics = findFrontMatterDiagnostics(file, frontMatter, source);
  if (diagnostics.length > 0) throw new ContentDiagnostics(diagnostics);
}

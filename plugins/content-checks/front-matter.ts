import { isSdk, sdks } from '../../src/lib/sdks';
import { ContentDiagnostics, type Diagnostic } from '../shared/diagnostics';
import { isPageKind, pageKinds } from './page-kinds';

/** Maximum length of a description. Search engines and link previews truncate longer ones. */
const longestDescription = 160;

/** Finds missing or invalid fields in the front matter of a page. */
export function findFrontMatterDiagnostics(file: string, frontMatter: Readonly<Record<string, unknown>>): Diagnostic[] {
  const { kind, title, description } = frontMatter;
  const diagnostics: Diagnostic[] = [];
  if (!isPageKind(kind)) {
    const what = kind === undefined ? 'The page has no kind.' : `\`${String(kind)}\` is not a page kind.`;
    diagnostics.push({
      file,
      line: 1,
      what,
      fix: `Write \`kind:\` with one of: ${Object.keys(pageKinds).join(', ')}.`,
    });
  }
  if (typeof title !== 'string' || title.trim() === '') {
    diagnostics.push({ file, line: 1, what: 'The page has no title.', fix: 'Write `title:` in its front matter.' });
  }
  if (typeof description !== 'string' || description.trim() === '') {
    diagnostics.push({
      file,
      line: 1,
      what: 'The page has no description.',
      fix: `Write \`description:\` in its front matter: one sentence about the purpose of the page, at most ${longestDescription} characters.`,
    });
  } else if (description.length > longestDescription) {
    diagnostics.push({
      file,
      line: 1,
      what: `The description has ${description.length} characters.`,
      fix: `Shorten it to at most ${longestDescription} characters.`,
    });
  }
  for (const sdk of [frontMatter['sdk'] ?? []].flat()) {
    if (isSdk(sdk)) continue;
    diagnostics.push({
      file,
      line: 1,
      what: `\`${String(sdk)}\` is not an SDK.`,
      fix: `Write \`sdk:\` with one or a list of: ${sdks.join(', ')}. If the page is not about an SDK, remove the field.`,
    });
  }
  if (frontMatter['unlisted']) {
    diagnostics.push({
      file,
      line: 1,
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
export function validateFrontMatter(file: string, frontMatter: Readonly<Record<string, unknown>>): void {
  const diagnostics = findFrontMatterDiagnostics(file, frontMatter);
  if (diagnostics.length > 0) throw new ContentDiagnostics(diagnostics);
}

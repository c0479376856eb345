import { ContentFaults, type Fault } from '../shared/faults';
import { isPageKind, pageKinds } from './page-kinds';

/** Search engines and link previews truncate longer descriptions. */
const longestDescription = 160;

/** Finds missing or invalid front matter of a page. */
export function findFrontMatterFaults(file: string, frontMatter: Readonly<Record<string, unknown>>): Fault[] {
  const { kind, title, description } = frontMatter;
  const faults: Fault[] = [];
  if (!isPageKind(kind)) {
    const what = kind === undefined ? 'The page has no kind.' : `\`${String(kind)}\` is not a page kind.`;
    faults.push({ file, line: 1, what, fix: `Write \`kind:\` with one of: ${Object.keys(pageKinds).join(', ')}.` });
  }
  if (typeof title !== 'string' || title.trim() === '') {
    faults.push({ file, line: 1, what: 'The page has no title.', fix: 'Write `title:` in its front matter.' });
  }
  if (typeof description !== 'string' || description.trim() === '') {
    faults.push({
      file,
      line: 1,
      what: 'The page has no description.',
      fix: `Write \`description:\` in its front matter: one sentence about the purpose of the page, at most ${longestDescription} characters.`,
    });
  } else if (description.length > longestDescription) {
    faults.push({
      file,
      line: 1,
      what: `The description has ${description.length} characters.`,
      fix: `Shorten it to at most ${longestDescription} characters.`,
    });
  }
  if (frontMatter['unlisted']) {
    faults.push({
      file,
      line: 1,
      what: 'The page is unlisted, but this site lists all pages for readers and search engines.',
      fix: 'Remove `unlisted` from its front matter; `draft: true` leaves a page out of the build.',
    });
  }
  return faults;
}

/**
 * Stops the build, or shows the problem in the running site, if the front matter of a page is invalid.
 *
 * @throws ContentFaults with all problems of the page.
 */
export function validateFrontMatter(file: string, frontMatter: Readonly<Record<string, unknown>>): void {
  const faults = findFrontMatterFaults(file, frontMatter);
  if (faults.length > 0) throw new ContentFaults(faults);
}

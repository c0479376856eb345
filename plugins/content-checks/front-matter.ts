import { ContentFaults, type Fault } from '../shared/faults';
import { isPageKind, pageKinds } from './page-kinds';

/** Search engines and link previews cut longer descriptions. */
const longestDescription = 160;

/** Finds what is missing or wrong in the front matter of a page. */
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
      fix: `Write \`description:\` in its front matter: one sentence that says what the page is for, at most ${longestDescription} characters.`,
    });
  } else if (description.length > longestDescription) {
    faults.push({
      file,
      line: 1,
      what: `The description is ${description.length} characters long.`,
      fix: `Shorten it to at most ${longestDescription} characters.`,
    });
  }
  if (frontMatter['unlisted']) {
    faults.push({
      file,
      line: 1,
      what: 'The page is unlisted, but this site tells readers and search engines of each page.',
      fix: 'Take `unlisted` out of its front matter; `draft: true` leaves a page out of the build.',
    });
  }
  return faults;
}

/**
 * Stops the build, or shows the fault in the running site, for a page whose front matter is not right.
 *
 * @throws ContentFaults with all faults of the page.
 */
export function validateFrontMatter(file: string, frontMatter: Readonly<Record<string, unknown>>): void {
  const faults = findFrontMatterFaults(file, frontMatter);
  if (faults.length > 0) throw new ContentFaults(faults);
}

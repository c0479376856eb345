import { createTwoFilesPatch } from 'diff';
import { fenced } from '../../plugins/shared/fenced';

/** Page whose Markdown differs between two builds. */
export interface ChangedPage {
  /** Address of the page. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Unified diff of the Markdown. */
  readonly patch: string;
}

/** Markdown of each page of a build, by address. */
export type Pages = ReadonlyMap<string, string>;

/** Lists the pages that differ between two builds, sorted by address. */
export function changedPages(before: Pages, after: Pages): ChangedPage[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [old, current] = [before.get(path), after.get(path)];
    if (old === current) return [];
    const kind = old === undefined ? 'added' : current === undefined ? 'removed' : 'changed';
    return [{ path, kind, patch: patchOf(path, old ?? '', current ?? '') }];
  });
}

function patchOf(path: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 2 });
  return patch.slice(patch.indexOf('\n@@') + 1).trimEnd();
}

/** Maximum length of a comment. GitHub rejects comments longer than 65,536 characters, and the workflow adds a line. */
const longestComment = 65_000;

/**
 * Formats a comment for a pull request. It lists the changed pages, followed by as many of their differences as fit.
 *
 * @param limit - maximum length of the comment, in characters.
 */
export function commentOf(pages: readonly ChangedPage[], limit = longestComment): string {
  if (pages.length === 0) return 'No page changes its text.\n';
  const list = pages.map(({ path, kind }) => `- \`${path}\`${kind === 'changed' ? '' : ` (${kind})`}\n`);
  const details = pages.map(
    ({ path, patch }) => `<details><summary>${path}</summary>\n\n${fenced(patch, 'diff')}\n\n</details>\n`,
  );
  const heading = `${pages.length} ${pages.length === 1 ? 'page changes its' : 'pages change their'} text.\n\n`;
  return fitting([heading, ...list, '\n', ...details], limit);
}

const omitted = '\nThe rest does not fit here: see `changed-pages.md` in the files of the workflow run.\n';

/** Joins as many parts as fit, starting with the first. */
function fitting(parts: readonly string[], limit: number): string {
  const whole = parts.join('');
  if (whole.length <= limit) return whole;
  let text = '';
  for (const part of parts) {
    if (text.length + part.length + omitted.length > limit) break;
    text += part;
  }
  return text + omitted;
}

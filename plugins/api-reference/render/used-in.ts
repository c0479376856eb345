import path from 'node:path';
import { escapeMdx } from './markdown';

/** Placeholder for the list of guides that mention the symbol. It is replaced when the page is added to the docs. */
export const USED_IN_MARK = '{/* used in */}';

/** A guide that mentions a symbol. */
export interface Mention {
  /** Plain text. */
  readonly title: string;
  /** Path below the version's docs folder. */
  readonly path: string;
}

/**
 * Fills in the list of guides that mention a symbol, with links relative to the symbol's page.
 *
 * @param folder - folder of the symbol's page, below the version's docs folder.
 */
export function finishUsedIn(page: string, guides: readonly Mention[], folder: string): string {
  const links = guides.map((guide) => `- [${escapeMdx(guide.title)}](${path.posix.relative(folder, guide.path)})`);
  return page.replace(USED_IN_MARK, () => (links.length > 0 ? `## Used in\n\n${links.join('\n')}` : ''));
}

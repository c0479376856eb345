import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../shared/files';

/** Matches the tag of the guard script, which `html-template.ts` writes. */
const guardTag = /<script src="?([^" >]*\/(guard\.[^" >/]+))"?><\/script>/;
const scriptList = ' data-scripts="';

/**
 * Completes the HTML of a page with data that is available only after the client has been bundled.
 *
 * @param scripts - addresses of the page's own scripts, which run before the client's.
 * @param read - reads a script by its file name.
 * @throws Error if the page was not made from our template.
 */
export function completePage(html: string, scripts: readonly string[], read: (name: string) => string): string {
  const [tag, , guard] = guardTag.exec(html) ?? [];
  if (!tag || !guard || html.split(scriptList).length !== 2)
    throw new Error('The page was not made from plugins/client-bundle/html-template.ts.');
  return html
    .replace(tag, () => `<script>${read(guard).trim()}</script>`)
    .replace(scriptList, () => scriptList + scripts.map((script) => `${script} `).join(''));
}

/**
 * Completes all pages of the built site, in one pass.
 *
 * Other plugins may read the pages at the same time, because the framework runs all `postBuild` hooks concurrently.
 * They read either the old or the new HTML; both are complete and have the same content.
 *
 * @param scripts - addresses of each page's own scripts, by the path of its HTML file in the folder.
 */
export function completeHtml(folder: string, scripts: ReadonlyMap<string, readonly string[]>): void {
  const pages = filesIn(folder).filter((name) => name.endsWith('.html'));
  const read = (name: string) => readFileSync(path.join(folder, 'assets/js', name), 'utf8');
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = completePage(readFileSync(file, 'utf8'), scripts.get(page) ?? [], read);
    writeFileSync(`${file}.new`, html);
    renameSync(`${file}.new`, file);
  }
}

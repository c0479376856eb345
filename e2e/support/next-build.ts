import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { foldChunks, unfoldChunks } from '../../src/lib/version-manifest/page-chunks';
import { docPath } from '../../src/lib/version-manifest/manifest';

/** Changes in the new build, apart from the names of all scripts, styles and search files. */
export interface Changes {
  /** A text on a page and its replacement, in the HTML and in the page's script. */
  readonly text: readonly [old: string, new: string];
  /** Path of a page that the new build no longer has. */
  readonly removed: string;
}

/** Matches a file name with a content hash, as the bundler and the search plugin write it. */
const hashedName = /(?:^|[./-])([0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{12})\.(?:js|css|json)$/;

/**
 * Matches the script of a version manifest. The manifest contains the IDs of pages and, in one string, the hashes of
 * their scripts.
 */
const versionManifest = /^assets[\\/]js[\\/]version-/;

/**
 * Simulates the next build, which takes a second instead of a minute. Renames each script, style sheet and search file
 * wherever it is referenced, changes a text, and removes a page. All other files are hard links to the files of the
 * first build.
 *
 * @param from - folder of the build.
 * @param to - folder of the new build; its previous content is deleted.
 * @throws Error if a change cannot be applied, because the test would then prove nothing.
 */
export function makeNextBuild(from: string, to: string, { text: [oldText, newText], removed }: Changes): void {
  const files = filesIn(from);
  const renamed = new Map(
    files.flatMap((file) => hashedName.exec(file)?.slice(1, 2) ?? []).map((old) => [old, other(old)]),
  );
  const rename = (text: string) =>
    text.replace(
      /(?<![0-9a-f])(?:[0-9a-f]{12}|[0-9a-f]{8}|[0-9a-f]{6})(?![0-9a-f])/g,
      (hash) => renamed.get(hash) ?? hash,
    );

  rmSync(to, { recursive: true, force: true });
  let [changed, unrouted] = [0, 0];
  for (const file of files) {
    if (file === `${removed.slice(1)}.html` || file === `${removed.slice(1)}.md`) continue;
    const target = path.join(to, hashedName.test(file) ? rename(file) : file);
    if (!/\.(?:html|js|css|json)$/.test(file)) {
      link(path.join(from, file), target);
      continue;
    }
    let content = rename(readFileSync(path.join(from, file), 'utf8'));
    if (content.includes(oldText)) {
      content = content.replaceAll(oldText, newText);
      changed++;
    }
    if (versionManifest.test(file)) {
      content = renamePages(content, (hash) => renamed.get(hash) ?? hash);
      const routed = content;
      content = withoutPage(content, removed);
      if (content !== routed) unrouted++;
    }
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  if (renamed.size === 0) throw new Error(`${from} has no hashed files.`);
  if (changed < 2) throw new Error(`"${oldText}" is not both in a page and in its script.`);
  if (unrouted === 0) throw new Error(`No script has a route to ${removed}.`);
}

/**
 * Creates a folder with hard links to the files of another folder. Writing to a file changes it in both folders.
 *
 * @param to - the new folder; its previous content is deleted.
 */
export function linkFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of filesIn(from)) link(path.join(from, file), path.join(to, file));
}

/**
 * Renames the scripts of pages in a manifest. The manifest lists the scripts as modules, and contains all their hashes
 * in one string.
 */
function renamePages(part: string, rename: (hash: string) => string): string {
  return part.replace(/"(\d+(?:,\d+)*;[0-9a-f]+)"/, (_, folded: string) => {
    const pages = unfoldChunks(folded).map((page) => ({ ...page, hash: rename(page.hash) }));
    return JSON.stringify(foldChunks(pages));
  });
}

/** Removes a page from a manifest by changing the page's ID. */
function withoutPage(part: string, path: string): string {
  const base = /\bbase:"([^"]*)"/.exec(part)?.[1] ?? '';
  return part.replace(/"([^"\\]+)"/g, (text, id: string) => (docPath(base, id) === path ? `"${id}-is-gone"` : text));
}

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  linkSync(from, to);
}

const other = (hash: string) => createHash('sha256').update(hash).digest('hex').slice(0, hash.length);

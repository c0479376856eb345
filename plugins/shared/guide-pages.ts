import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sdks } from '../../src/lib/sdks';
import { filesIn } from './files';
import { root, type DocsVersion } from './versions';

/** A hand-written page. */
export interface GuidePage {
  /** File, relative to the project root. */
  readonly file: string;
  /** Path below the version's docs folder, such as `tutorials/react-quick-start.mdx`. */
  readonly path: string;
  readonly source: string;
  /** The front matter as an object; empty if it is missing or cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Reason why the front matter cannot be read. */
  readonly frontMatterError?: string;
}

/** A page's front matter, including its delimiters; the first group is the text between them. */
export const frontMatterOfPage = /^---\n([\s\S]*?)\n---\n/;

const generated = new RegExp(`^api/(?:(?:index|platforms)\\.mdx$|(?:${sdks.join('|')})/)|^upgrade/`);

/**
 * Reads all hand-written pages of a version. Skips the generated reference, the generated upgrade guides, and partials
 * (`_name.mdx`).
 */
export function guidePages(version: DocsVersion): GuidePage[] {
  return filesIn(path.join(root, version.docsDir))
    .filter((name) => /\.mdx?$/.test(name) && !generated.test(name) && !/(?:^|\/)_/.test(name))
    .map((name) => readPage(`${version.docsDir}/${name}`, name));
}

function readPage(file: string, name: string): GuidePage {
  const source = readFileSync(path.join(root, file), 'utf8');
  const block = frontMatterOfPage.exec(source)?.[1];
  if (block === undefined) return { file, path: name, source, frontMatter: {} };
  try {
    return { file, path: name, source, frontMatter: (parse(block) as Record<string, unknown> | null) ?? {} };
  } catch (error) {
    return {
      file,
      path: name,
      source,
      frontMatter: {},
      frontMatterError: error instanceof Error ? error.message : String(error),
    };
  }
}

/**
 * Returns a page's title from its front matter or, if that has no title, the page's first heading. The default is the
 * file name.
 */
export function titleOfPage({ frontMatter, source, path: name }: GuidePage): string {
  const { title } = frontMatter;
  return typeof title === 'string' ? title : (/^# (.+)$/m.exec(source)?.[1] ?? path.basename(name, path.extname(name)));
}

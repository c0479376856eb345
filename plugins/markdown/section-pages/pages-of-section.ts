import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatterOfPage, titleOfPage } from '../../shared/guide-pages';

/** A page that the landing page of its section lists. */
export interface SectionPage {
  readonly title: string;
  /** One sentence from the front matter. */
  readonly description: string;
  /** File path relative to the landing page. */
  readonly file: string;
  /** Pages of the subsection, if this page is the landing page of a subsection. */
  readonly pages: readonly SectionPage[];
}

/**
 * Lists the pages in a folder in sidebar order, without the folder's own landing page. A subfolder is listed by its
 * landing page.
 *
 * @param folder - absolute path of the folder.
 */
export function pagesOfSection(folder: string): SectionPage[] {
  return positionedPages(folder).map(({ page }) => page);
}

interface PositionedPage {
  readonly page: SectionPage;
  readonly position: number;
}

function positionedPages(folder: string, prefix = './'): PositionedPage[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry): PositionedPage[] => {
      if (entry.isDirectory()) return subsection(path.join(folder, entry.name), `${prefix}${entry.name}/`);
      if (!/^[^_].*\.mdx?$/.test(entry.name) || /^index\./.test(entry.name)) return [];
      return [readPage(path.join(folder, entry.name), `${prefix}${entry.name}`)];
    })
    .sort((a, b) => a.position - b.position || (a.page.file < b.page.file ? -1 : 1));
}

function subsection(folder: string, prefix: string): PositionedPage[] {
  const landing = path.join(folder, 'index.mdx');
  const category = path.join(folder, '_category_.json');
  const pages = positionedPages(folder, prefix);
  if (!existsSync(landing)) return pages;
  const own = readPage(landing, `${prefix}index.mdx`);
  const { position } = (existsSync(category) ? JSON.parse(readFileSync(category, 'utf8')) : {}) as {
    position?: number;
  };
  return [{ page: { ...own.page, pages: pages.map(({ page }) => page) }, position: position ?? own.position }];
}

function readPage(file: string, name: string): PositionedPage {
  const source = readFileSync(file, 'utf8');
  const block = frontMatterOfPage.exec(source)?.[1] ?? '';
  const frontMatter = (parse(block) as Record<string, unknown> | null) ?? {};
  const { description, sidebar_position: position } = frontMatter;
  return {
    page: {
      title: titleOfPage({ file, path: name, source, frontMatter }),
      description: String(description ?? ''),
      file: name,
      pages: [],
    },
    position: typeof position === 'number' ? position : Infinity,
  };
}

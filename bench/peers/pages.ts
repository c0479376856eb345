import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../src/lib/page-path';
import { htmlFile } from '../../plugins/shared/routes';
import { root } from '../../plugins/shared/versions';
import { site } from '../../site.config';

/** Page of the latest version in a form that other generators can read. */
export interface PeerPage {
  /** Address of the page, such as `/how-to/react/connecting`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without the title and description. Links within the site are routes. */
  readonly body: string;
}

/**
 * Reads the pages of the latest version from the built site, in sidebar order. Starts at the home page and follows each
 * page's link to the next page.
 */
export function latestPages(): PeerPage[] {
  const pages: PeerPage[] = [];
  for (let route: string | undefined = '/'; route !== undefined; route = nextOf(route)) {
    pages.push(readPage(route, readFileSync(path.join(root, 'build', markdownPath(route)), 'utf8')));
  }
  return pages;
}

function nextOf(route: string): string | undefined {
  const html = readFileSync(path.join(root, 'build', htmlFile(route)), 'utf8');
  return /pagination-nav__link--next" href="([^"]+)"/.exec(html)?.[1];
}

/**
 * Splits the Markdown of a built page into its parts.
 *
 * @param markdown - consists of a title, an optional description, a line with the version and address, and the text.
 * @throws Error when the page has no title.
 */
export function readPage(route: string, markdown: string): PeerPage {
  const match = /^# (.+)\n\n(?:> (.+)\n\n)?(?:Version .+\n\n)?/.exec(markdown);
  if (!match) throw new Error(`The Markdown of ${route} does not start with a title.`);
  const [head, title = '', description = ''] = match;
  const links = new RegExp(`\\]\\(${site.url}(/[^)#]*?)(?:\\.md)?(#[^)]*)?\\)`, 'g');
  const body = markdown
    .slice(head.length)
    .replaceAll(links, (_, target: string, hash = '') => `](${target.replace(/\/index$/, '/')}${hash})`);
  return { route, title, description, body };
}

/** An entry of a sidebar: a page, or a folder with the pages below it. */
export interface SidebarEntry {
  readonly label: string;
  readonly route?: string;
  readonly items: readonly SidebarEntry[];
}

/**
 * Builds a sidebar of nested folders from pages, keeping their order. A landing page becomes the first entry in its
 * folder.
 */
export function sidebarOf(pages: readonly PeerPage[], prefix = ''): SidebarEntry[] {
  const depth = prefix.split('/').length;
  const names = new Set(pages.map(({ route }) => route.split('/')[depth] ?? ''));
  return [...names].map((name) => {
    const folder = `${prefix}/${name}`;
    const inside = pages.filter(({ route }) => route === folder || route.startsWith(`${folder}/`));
    const [landing = { route: folder, title: name }, ...others] = inside;
    if (others.length === 0) return { label: landing.title, route: landing.route, items: [] };
    const hasLanding = landing.route === folder;
    return {
      label: hasLanding ? landing.title : name,
      items: [
        ...(hasLanding ? [{ label: landing.title, route: landing.route, items: [] }] : []),
        ...sidebarOf(hasLanding ? others : inside, folder),
      ],
    };
  });
}

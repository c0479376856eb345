import { site } from '../../site.config';
import type { PeerPage, SidebarEntry } from './pages';

interface VitePressItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly VitePressItem[];
}

const itemOf = ({ label, route, items }: SidebarEntry): VitePressItem =>
  route === undefined ? { text: label, collapsed: true, items: items.map(itemOf) } : { text: label, link: route };

/**
 * Returns the files of a VitePress site with its default theme, local search and highlighting.
 *
 * @returns text of each file, by path in the site.
 */
export function vitePressFiles(pages: readonly PeerPage[], sidebar: readonly SidebarEntry[]): Map<string, string> {
  const config = {
    title: site.title,
    cleanUrls: true,
    ignoreDeadLinks: true,
    // Our Markdown has no HTML, so anything that looks like a tag is text.
    markdown: { html: false },
    themeConfig: { search: { provider: 'local' }, sidebar: sidebar.map(itemOf), outline: [2, 3] },
  };
  return new Map([
    ['.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`],
    ['package.json', '{ "private": true, "type": "module" }\n'],
    ...pages.map((page) => [vitePressFile(page.route), vitePressPage(page)] as const),
  ]);
}

const vitePressFile = (route: string) => (route === '/' ? 'index.md' : `${route.slice(1)}.md`);

/** Marks inline code with double braces, which Vue would otherwise evaluate. */
const withoutInterpolation = (body: string) => body.replaceAll(/`[^`\n]*\{\{[^`\n]*`/g, '$&{v-pre}');

const vitePressPage = ({ title, description, body }: PeerPage) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${title}\n\n${withoutInterpolation(body)}`;

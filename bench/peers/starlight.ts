import { site } from '../../site.config';
import type { PeerPage, SidebarEntry } from './pages';

interface StarlightItem {
  readonly label: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly StarlightItem[];
}

const itemOf = ({ label, route, items }: SidebarEntry): StarlightItem =>
  route === undefined ? { label, collapsed: true, items: items.map(itemOf) } : { label, link: route };

/**
 * Returns the files of a Starlight site with its default theme, search and highlighting.
 *
 * @returns text of each file, by path in the site.
 */
export function starlightFiles(pages: readonly PeerPage[], sidebar: readonly SidebarEntry[]): Map<string, string> {
  const options = { title: site.title, sidebar: sidebar.map(itemOf) };
  const config = { site: site.url, trailingSlash: 'never' };
  return new Map([
    [
      'astro.config.mjs',
      `import starlight from '@astrojs/starlight';
export default { ...${JSON.stringify(config)}, integrations: [starlight(${JSON.stringify(options)})] };
`,
    ],
    [
      'src/content.config.ts',
      `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    ],
    // Astro bundles the packages that are listed in the project's `package.json`.
    ['package.json', '{ "private": true, "type": "module", "dependencies": { "@astrojs/starlight": "*" } }\n'],
    ...pages.map((page, at) => [`src/content/docs/page-${at}.md`, starlightPage(page)] as const),
  ]);
}

/**
 * Returns the Markdown of a Starlight page. It sets the slug, because Starlight would otherwise change uppercase
 * letters.
 */
function starlightPage({ route, title, description, body }: PeerPage): string {
  const slug = route === '/' ? 'index' : route.slice(1);
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nslug: ${slug}\n---\n\n${body}`;
}

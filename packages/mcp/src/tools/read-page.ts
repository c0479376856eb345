import { z } from 'zod';
import { plainAnchor } from '../../../../src/lib/plain-anchor';
import { markdownSectionsOf, type MarkdownSection } from '../../../../src/lib/markdown-sections';
import { tabsFor } from '../../../../src/lib/markdown-tabs';
import type { Docs, OpenVersion } from '../docs';
import { UserError } from '../user-error';
import { sdkSchema, textSchema, versionSchema, type Tool } from './tool';

const input = z.object({
  path: textSchema(300).describe('Path or URL from search_docs; an anchor selects a section.'),
  section: textSchema(200).optional().describe('Heading or anchor of a section. Default: the whole page.'),
  version: versionSchema,
  sdk: sdkSchema.optional().describe('Leaves out the tabs for other SDKs.'),
});

/** Reads a page or one of its sections as Markdown. Links to other pages become paths that a later call accepts. */
async function readPage(docs: Docs, { path, section, version, sdk }: z.infer<typeof input>): Promise<string> {
  const place = await placeOf(docs, path, version);
  const wanted = section ?? place.anchor;
  const whole = withPaths(await docs.page(place.version, place.route));
  const page = sdk === undefined ? whole : tabsFor(whole, sdk);
  return wanted === undefined || wanted === '' ? page : sectionText(markdownSectionsOf(page), wanted, place.route);
}

/** Shortens links to pages of the site, because such links make up a tenth of a page's bytes. */
export function withPaths(markdown: string): string {
  const [, origin] = /^Version .* · (https?:\/\/[^/\s]+)/m.exec(markdown) ?? [];
  if (origin === undefined) return markdown;
  return markdown.replaceAll(/\]\(([^)\s]+)\)/g, (link, href: string) =>
    href.startsWith(`${origin}/`) ? `](${href.slice(origin.length).replace(/\.md(?=$|#)/, '')})` : link,
  );
}

/**
 * Finds the version and the route of a page.
 *
 * @param given - a path with or without the version's prefix, `.md` and an anchor, or a whole URL.
 * @throws UserError when the path belongs to a version other than the requested one.
 */
export async function placeOf(
  docs: Docs,
  given: string,
  name?: string,
): Promise<{ version: OpenVersion; route: string; anchor?: string }> {
  const [address = '', anchor] = given.trim().split('#', 2);
  const path = address.replace(/^https?:\/\/[^/?]*/, '').replace(/[?].*$/, '');
  const route = `/${path.replace(/^\/+|\/+$/g, '').replace(/(?:^|\/)index\.md$|\.md$|\.html$/, '')}`;
  const first = route.split('/')[1] ?? '';
  const names = await docs.versions();
  if (names.includes(first)) {
    const requested = name === 'latest' ? names[0] : name;
    if (requested !== undefined && requested !== first)
      throw new UserError(
        `${given} is a page of ${first}, not of ${requested}. Omit the version, or use a path of ${requested}.`,
      );
    const version = await docs.open(first);
    // The latest version has no prefix.
    return { version, route: version.prefix + route.slice(first.length + 1) || '/', ...(anchor && { anchor }) };
  }
  const version = await docs.open(name);
  return { version, route: (version.prefix + route).replace(/(.)\/$/, '$1'), ...(anchor && { anchor }) };
}

/**
 * Returns a section with its subsections.
 *
 * @throws UserError that lists the sections of the page when the page does not have the requested section.
 */
function sectionText(sections: readonly MarkdownSection[], wanted: string, route: string): string {
  const id = wanted.replace(/^#/, '');
  const find = (isWanted: (section: MarkdownSection) => boolean) =>
    sections.findIndex((section) => section.depth > 0 && isWanted(section));
  const byId = find(({ anchor }) => anchor === id);
  const at = byId >= 0 ? byId : find(({ heading }) => plainAnchor(heading) === plainAnchor(id));
  const first = sections[at];
  if (!first) {
    const anchors = sections.filter(({ depth }) => depth > 1).map(({ anchor }) => anchor);
    throw new UserError(`${route} has no section "${wanted}". Use one of: ${anchors.join(', ')}.`);
  }
  const end = sections.findIndex(({ depth }, index) => index > at && depth <= first.depth);
  return sections
    .slice(at, end < 0 ? undefined : end)
    .map(({ depth, heading, text }) => `${'#'.repeat(depth)} ${heading}\n\n${text}`.trim())
    .join('\n\n');
}

export const readPageTool = {
  name: 'read_page',
  config: {
    title: 'Read a page',
    description: 'Returns a page as Markdown, or one of its sections.',
    inputSchema: input,
  },
  run: readPage,
} satisfies Tool;

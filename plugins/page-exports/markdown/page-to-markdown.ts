import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { articleOf } from './article';
import { handlers } from './elements';
import { stateHeadingIds } from './heading-ids';
import type { MarkdownPage } from './pages';
import type { ResolveLink } from './site-links';
import { Unreadable } from './unreadable';
import { writeMarkdown } from './writer';

const converter = unified().use(rehypeRemark, { handlers }).freeze();

/** Data that all pages of a site share. */
export interface SiteOfPages {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  readonly resolveLink: ResolveLink;
}

/**
 * Converts a built page to Markdown: title, description, version and URL, then the content.
 *
 * @param html - the built page, or its article.
 * @returns the text of the file, ending with one line break.
 * @throws Unreadable when the page is empty or contains something that cannot be converted.
 */
export function pageToMarkdown(page: MarkdownPage, html: string, site: SiteOfPages): string {
  const article = articleOf(html);
  stateHeadingIds(article);
  const { children } = converter.runSync(article);
  const title = children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);
  if (!title) throw new Unreadable('The page has no title.', 'Give it a `title` in its front matter.');
  const content = children.filter((node) => node !== title);
  if (content.length === 0) throw new Unreadable('The page has no content.', 'Write the content, or remove the page.');
  const body: Root = { type: 'root', children: content };
  resolveLinks(body, page, site.resolveLink);
  const head: Root = { type: 'root', children: [title, ...descriptionFor(page, content)] };
  const place = `${page.version ? `Version ${page.version}` : 'All versions'} · ${site.url}${page.path}`;
  return [writeMarkdown(head), `${place}\n`, writeMarkdown(body)].join('\n');
}

/** Returns the description as a blockquote, unless the introduction already contains it. */
function descriptionFor({ description }: MarkdownPage, content: readonly RootContent[]): RootContent[] {
  const firstHeading = content.findIndex(({ type }) => type === 'heading');
  const lead = content.slice(0, firstHeading < 0 ? undefined : firstHeading).map((node) => words(toString(node)));
  if (!description || lead.some((text) => text.includes(words(description)))) return [];
  return [{ type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }] }];
}

const words = (text: string) => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();

function resolveLinks(tree: Root, { path }: MarkdownPage, resolveLink: ResolveLink): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = resolveLink(node.url, path);
  });
}

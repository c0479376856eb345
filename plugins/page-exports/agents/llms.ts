import { tabsFor } from '../../../src/lib/markdown-tabs';
import { sdks, sdkTitles, shortSdkNames } from '../../../src/lib/sdks';
import { markdownPath } from '../../../src/lib/page-path';
import type { AgentPage, AgentVersion } from './agent-page';
import { agentFiles, llmsFullPath, rulesPath, upgradePath } from '../../../src/lib/agent-files';
import { estimatedTokens } from './tokens';
import { upgradeSource } from './upgrades';

/** Parts of the whole documentation: one for each SDK, and one for pages that are not about an SDK. */
export const fullParts = [...sdks, 'general'] as const;
type FullPart = (typeof fullParts)[number];

/** Sections of `llms.txt`, by the start of a page's path within its version. */
const guideSections: readonly (readonly [title: string, start: string])[] = [
  ['Tutorials', '/tutorials'],
  ['How-to guides: React', '/how-to/react/'],
  ['How-to guides: React Native', '/how-to/react-native/'],
  ['How-to guides: backend', '/how-to/backend/'],
  ['How-to guides: features and troubleshooting', '/how-to'],
  ['Explanations', '/explanation'],
  ['Upgrade guides', '/upgrade'],
];

/**
 * Writes `llms.txt` as https://llmstxt.org describes it: a title, a summary, then sections with one line per page.
 *
 * @param siteUrl - scheme and host.
 * @param sizes - estimated tokens of each part of the whole documentation.
 */
export function llmsText(
  { version, prefix, pages }: AgentVersion,
  siteUrl: string,
  sizes: Readonly<Record<FullPart, number>>,
): string {
  const listed = new Set<AgentPage>();
  const section = (title: string, wanted: (page: AgentPage) => boolean): string[] => {
    const own = pages.filter((page) => !listed.has(page) && wanted(page));
    for (const page of own) listed.add(page);
    return own.length === 0 ? [] : ['', `## ${title}`, '', ...own.map((page) => lineOf(page, siteUrl) + partsOf(page))];
  };
  const at = (path: string) => siteUrl + prefix + path;
  /** Links to the parts of an upgrade guide, each of which is about one SDK. */
  const partsOf = (page: AgentPage): string => {
    const from = upgradeSource(page);
    if (from === undefined) return '';
    return ` For one SDK: ${sdks.map((sdk) => `[${shortSdkNames[sdk]}](${at(upgradePath(from, sdk))})`).join(', ')}.`;
  };
  const home = pages.find(({ ownPath }) => ownPath === '/');
  if (home) listed.add(home);
  return [
    `# Fishjam ${version}`,
    '',
    `> ${home?.description ?? ''}`,
    '',
    `Every page is available as Markdown: append \`.md\` to its URL, or request it with \`Accept: text/markdown\`. All links on this page stay in version ${version}.`,
    '',
    '## Read first',
    '',
    ...new Set(
      sdks.flatMap((sdk) => [
        `- [Rules for ${sdkTitles[sdk]} code](${at(rulesPath(sdk))}): imports, mistakes that types do not catch, and where to look`,
        ...pages
          .filter((page) => page.kind === 'tutorial' && page.sdks.includes(sdk))
          .slice(0, 1)
          .map((page) => `- [${page.title}](${siteUrl}${markdownPath(page.path)}): read it before you start`),
      ]),
    ),
    ...guideSections.flatMap(([title, start]) => section(title, ({ ownPath }) => ownPath.startsWith(start))),
    ...sdks.flatMap((sdk) =>
      section(`API reference: ${sdkTitles[sdk]}`, ({ ownPath }) => ownPath.startsWith(`/api/${sdk}/`)),
    ),
    ...section('API reference: other pages', () => true),
    '',
    '## Optional',
    '',
    ...fullParts.map((part) => `- [${fullTitle(part)}](${at(llmsFullPath(part))}): about ${sizes[part]} tokens`),
    `- [Symbols as JSON](${at(agentFiles.symbols)}): every symbol and member with import line, signature and page`,
    `- [Tasks as JSON](${at(agentFiles.tasks)}): each task with its guide, symbols and whole programs`,
    '',
  ].join('\n');
}

const lineOf = ({ title, path, description }: AgentPage, siteUrl: string): string =>
  `- [${title.replaceAll(/([[\]])/g, '\\$1')}](${siteUrl}${markdownPath(path)})${description ? `: ${description}` : ''}`;

const fullTitle = (part: FullPart): string =>
  part === 'general' ? 'General pages' : `All pages about ${sdkTitles[part]}`;

/** Returns the pages of a part of the whole documentation. A page about several SDKs is in each of their parts. */
function pagesOfPart({ pages }: AgentVersion, part: FullPart): AgentPage[] {
  return pages.filter(({ sdks: own }) => (part === 'general' ? own.length === 0 : own.includes(part)));
}

/**
 * Writes the pages of a part as one text, with its estimated size at the top.
 *
 * To save tokens in the largest part, addresses of the site's pages are paths (about 4,000 tokens), symbols do not list
 * the guides that use them, most of which are in the same text (about 6,000), guides have no next steps (about 1,700),
 * a symbol that has never changed has no history (about 800), pages repeat neither the version nor the SDK of the text's
 * title (about 1,000), headings do not state their IDs (about 600), and the tabs for other SDKs are left out (about
 * 7,000).
 *
 * @param siteUrl - scheme and host.
 * @param textOf - returns the Markdown of a page by the page's path.
 */
export function llmsFullText(
  version: AgentVersion,
  part: FullPart,
  siteUrl: string,
  textOf: (path: string) => string,
): { text: string; tokens: number } {
  const body = pagesOfPart(version, part)
    .map(({ path }) => (part === 'general' ? textOf(path) : tabsFor(textOf(path), part)).trim())
    .join('\n\n---\n\n')
    .replaceAll(`](${siteUrl}/`, '](/')
    .replaceAll(`\nVersion ${version.version} · ${siteUrl}/`, '\n/')
    .replaceAll(/\n## (?:Used in|Next steps)\n\n(?:- .*(?:\n|$))+/g, '')
    .replaceAll(/\n## History\n\n\*\*\S+ or earlier\*\* · Added\.\n/g, '')
    .replaceAll(/^([\w ]+) · [^·\n]+ SDK(?=$| · )/gm, '$1')
    .replaceAll(/^(#{1,6} .*) \{#[^\s{}]+\}$/gm, '$1');
  const tokens = estimatedTokens(body);
  const head = `# Fishjam ${version.version} – ${fullTitle(part)}\n\n> About ${tokens} tokens, estimated as a quarter of the bytes. Addresses that start with \`/\` are paths on ${siteUrl}.\n\n`;
  return { text: `${head}${body}\n`, tokens };
}

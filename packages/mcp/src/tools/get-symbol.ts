import { z } from 'zod';
import type { PublishedMember, PublishedSymbol } from '../../../../src/lib/agent-files';
import { sdkTitles, type Sdk } from '../../../../src/lib/sdks';
import { markdownSectionsOf, withoutLinks, type MarkdownSection } from '../../../../src/lib/markdown-sections';
import type { Docs, OpenVersion } from '../docs';
import { UserError } from '../user-error';
import { withPaths } from './read-page';
import { sdkSchema, textSchema, versionSchema, type Tool } from './tool';

const input = z.object({
  name: textSchema(100).describe('useCamera or useCamera.toggleCamera'),
  sdk: sdkSchema.optional(),
  version: versionSchema,
});

/** Describes a symbol or a member, such as `useCamera` or `useCamera.toggleCamera`. */
async function getSymbol(docs: Docs, { name, sdk, version: versionName }: z.infer<typeof input>): Promise<string> {
  const version = await docs.open(versionName);
  const [symbolName, memberName] = namesIn(name);
  const inSdk = (await docs.symbols(version)).filter((symbol) => sdk === undefined || symbol.sdk === sdk);
  const symbols = named(inSdk, symbolName);
  if (symbols.length === 0) {
    const { pages, elsewhere } = version.searcher.search(symbolName, undefined, 3);
    // A type that has no page can have a section on the page of the symbol that uses it.
    const near = pages.map(({ title, url, sections }) => `${title.text} (${sections[0]?.url ?? url})`);
    const owners = inSdk.filter(({ members }) => members.some((member) => member.name === symbolName));
    throw new UserError(
      [
        `Version ${version.name} has no symbol ${symbolName}${sdk ? ` in the ${sdk} SDK` : ''}.`,
        ...(owners.length > 0
          ? [`Members with this name: ${owners.map((owner) => `${owner.name}.${symbolName}`).join(', ')}.`]
          : []),
        ...elsewhere.map((hit) => `Version ${hit.version} has ${hit.name}: ${hit.url}.`),
        ...(near.length > 0 ? [`Similar: ${near.join(', ')}.`] : []),
      ].join(' '),
    );
  }
  const pages = await Promise.all(symbols.map((symbol) => sectionsOfSymbol(docs, version, symbol)));
  if (memberName === undefined) return symbols.map((symbol, at) => symbolText(symbol, pages[at]!)).join('\n\n');
  const found = symbols.flatMap((symbol, at) =>
    named(symbol.members, memberName).map((member) => memberText(symbol, member, pages[at]!)),
  );
  if (found.length > 0) return found.join('\n\n');
  const known = [...new Set(symbols.flatMap(({ members }) => members.map((member) => member.name)))];
  const routes = symbols.map(({ route }) => route).join(', ');
  throw new UserError(
    [
      `${symbolName} has no member ${memberName} with a section.`,
      ...(known.length > 0 ? [`Use one of: ${known.join(', ')}.`] : []),
      `Types that it uses are described on its page: ${routes}.`,
    ].join(' '),
  );
}

/**
 * Splits a name into the names of a symbol and of its member.
 *
 * @param given - name as in code, such as `useCamera().toggleCamera(options)`.
 * @throws UserError when the name has more than two parts.
 */
export function namesIn(given: string): [symbol: string, member?: string] {
  const [symbol = '', member, ...rest] = given
    .trim()
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[.#]/);
  if (rest.length > 0)
    throw new UserError(
      `${given} has too many parts. Use a symbol or one of its members, such as useCamera.toggleCamera.`,
    );
  return member === undefined ? [symbol] : [symbol, member];
}

/** Returns the entries whose name matches exactly. If there are none, returns those that differ only in case. */
function named<T extends { readonly name: string }>(entries: readonly T[], name: string): T[] {
  const exact = entries.filter((entry) => entry.name === name);
  return exact.length > 0 ? exact : entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
}

const sectionsOfSymbol = async (docs: Docs, version: OpenVersion, { route }: PublishedSymbol) =>
  markdownSectionsOf(withPaths(await docs.page(version, route)));

function symbolText(symbol: PublishedSymbol, sections: readonly MarkdownSection[]): string {
  const { name, sdk, summary, deprecated, signature, members, guides, route } = symbol;
  const intro = introOf(sections.find(({ depth }) => depth === 1));
  const changes = changesIn(intro);
  return [
    `# ${name} (${sdkTitles[sdk]})`,
    ...(changes === undefined ? [] : [changes]),
    summary,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    ...remarksIn(intro, summary),
    codeOf(symbol, signature),
    ...caveatsIn(sections),
    ...(members.length === 0
      ? []
      : [members.map((member) => memberLine(member, sectionOf(member, sections))).join('\n')]),
    `Page: ${route}${changes === undefined ? '' : `\nHistory: ${route}#history`}`,
    ...(guides.length === 0 ? [] : [`Guides: ${inOrder(guides, sdk).slice(0, 3).join(', ')}`]),
  ].join('\n\n');
}

/** Folders of the guides that are about a single SDK. */
const ownGuides: Record<Sdk, string> = {
  web: '/how-to/react/',
  mobile: '/how-to/react-native/',
  server: '/how-to/backend/',
  'server-python': '/how-to/backend/',
};

/** Puts the SDK's own guides first. */
function inOrder(guides: readonly string[], sdk: Sdk): string[] {
  const isOwn = (guide: string) => guide.includes(ownGuides[sdk]);
  return guides.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

function codeOf({ sdk, import: line }: PublishedSymbol, signature: string): string {
  return `\`\`\`${sdk === 'server-python' ? 'python' : 'ts'}\n${line}\n\n${signature}\n\`\`\``;
}

/** Describes a member without its signature, because the symbol's signature includes it. */
function memberLine({ name, summary, deprecated }: PublishedMember, section: MarkdownSection | undefined): string {
  const changes = changesIn(introOf(section));
  return [
    `- \`${name}\`${changes === undefined ? '' : ` (${changes})`}:`,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    summary,
  ].join(' ');
}

/** Returns the text of a section above its first code. */
const introOf = (section: MarkdownSection | undefined): string => section?.text.split(/^```/m)[0] ?? '';

/** Returns the labels of a symbol or a member, such as `New in 0.21.0 · Changed in 0.22.0`. */
function changesIn(intro: string): string | undefined {
  return /(?:^| · )((?:New|Changed|Deprecated|Removed) in \S+(?: · \w+ in \S+)*)$/m.exec(intro)?.[1];
}

/** Returns the caveats of a symbol: behavior that types do not show. */
function caveatsIn(sections: readonly MarkdownSection[]): string[] {
  const text = sections.find(({ depth, heading }) => depth === 2 && heading === 'Caveats')?.text;
  return text === undefined ? [] : [`Caveats:\n\n${withoutLinks(text)}`];
}

/** Returns the section of a member; undefined if the page describes it in a table. */
function sectionOf({ route }: PublishedMember, sections: readonly MarkdownSection[]): MarkdownSection | undefined {
  const [, anchor] = route.split('#');
  return sections.find((section) => section.depth > 2 && section.anchor === anchor);
}

/**
 * Returns the paragraphs between a symbol's summary and its import line. They describe behavior that types do not show.
 */
function remarksIn(intro: string, summary: string): string[] {
  const [, after] = withoutLinks(intro).split(summary);
  const remarks = after?.trim() ?? '';
  return remarks === '' ? [] : [remarks];
}

/** Describes a member with the text of its section: parameters, result, errors and behavior. */
function memberText(symbol: PublishedSymbol, member: PublishedMember, sections: readonly MarkdownSection[]): string {
  const { name, signature, summary, deprecated, route } = member;
  const section = sectionOf(member, sections)?.text;
  // The first code in a section is the signature.
  const details = section?.replace(/^```\w*\n[^]*?^```\n*/m, '').trim();
  return [
    `# ${symbol.name}.${name} (${sdkTitles[symbol.sdk]})`,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    codeOf(symbol, signature),
    details ?? summary,
    // The page lists some members in a table, which has no sections.
    `Details: ${section === undefined ? symbol.route : route}`,
  ].join('\n\n');
}

export const getSymbolTool = {
  name: 'get_symbol',
  config: {
    title: 'Look up a symbol',
    description:
      'Returns the import line, signature, behavior, caveats, members and guides of a symbol, or the details of one member.',
    inputSchema: input,
  },
  run: getSymbol,
} satisfies Tool;

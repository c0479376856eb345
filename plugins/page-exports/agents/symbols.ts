import type { SymbolEntry } from '../../api-reference/symbol-index';
import type { Diagnostic } from '../../shared/diagnostics';
import {
  codeBlocksOf,
  firstParagraph,
  markdownSectionsOf,
  withoutLinks,
  type MarkdownSection,
} from '../../../src/lib/markdown-sections';
import {
  symbolsSchemaPath,
  type PublishedMember,
  type PublishedSymbol,
  type SymbolsFile,
} from '../../../src/lib/agent-files';

/** Data about a version that the files for agents need. */
export interface VersionPages {
  readonly version: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  /** Scheme and host. */
  readonly siteUrl: string;
  /** Returns the Markdown of a page by the page's path. */
  readonly textOf: (route: string) => string;
  /** Returns the version that added a symbol or one of its members; undefined if the oldest version already has it. */
  readonly sinceOf: (symbol: SymbolEntry, member?: string) => string | undefined;
}

/**
 * Collects the symbols of a version from the Markdown of their pages.
 *
 * @param entries - the symbols that have a page.
 * @returns the content of `symbols.json`, and a problem for each part that a page lacks.
 */
export function symbolsFile(
  entries: readonly SymbolEntry[],
  pages: VersionPages,
): { file: SymbolsFile; diagnostics: readonly Diagnostic[] } {
  const symbols = entries.map((entry) => publishedSymbol(entry, pages));
  const diagnostics = symbols.flatMap(({ name, route, members, ...symbol }): Diagnostic[] => {
    const missing = [
      ...(symbol.signature === '' ? ['signature'] : []),
      ...(symbol.import === '' ? ['import line'] : []),
      ...members.filter((member) => member.signature === '').map((member) => `signature of \`${member.name}\``),
      ...members.filter((member) => member.summary === '').map((member) => `summary of \`${member.name}\``),
    ];
    return missing.map((what) => ({
      file: `${route}.md`,
      what: `The Markdown of ${name} has no ${what}, which symbols.json needs.`,
      fix: 'Restore the template of reference pages, or adapt plugins/page-exports/agents/symbols.ts to it.',
    }));
  });
  return { file: { $schema: pages.siteUrl + symbolsSchemaPath, version: pages.version, symbols }, diagnostics };
}

function publishedSymbol(entry: SymbolEntry, { prefix, siteUrl, textOf, sinceOf }: VersionPages): PublishedSymbol {
  const route = `${prefix}/${entry.page}`;
  const sections = markdownSectionsOf(textOf(route));
  const top = sections.find(({ depth }) => depth === 1)?.text ?? '';
  const own = (heading: string) => sections.find((section) => section.depth === 2 && section.heading === heading);
  const deprecated = deprecationIn(top);
  return {
    name: entry.name,
    sdk: entry.sdk,
    kind: entry.kind,
    import: codeBlocksOf(top).find(({ title }) => title === 'Import')?.code ?? '',
    purpose: entry.purpose,
    signature: codeBlocksOf(own('Signature')?.text ?? '')[0]?.code ?? '',
    summary: withoutLinks(entry.summary),
    ...(deprecated !== undefined && { deprecated }),
    ...sinceProperty(sinceOf(entry)),
    route,
    members: entry.members.map((member) => ({
      ...publishedMember(member, route, sections),
      ...sinceProperty(sinceOf(entry, member.name)),
    })),
    guides: linkedRoutes(own('Used in')?.text ?? '', siteUrl),
  };
}

const sinceProperty = (since: string | undefined) => (since === undefined ? {} : { since });

function publishedMember(
  { name, anchor }: SymbolEntry['members'][number],
  route: string,
  sections: readonly MarkdownSection[],
): PublishedMember {
  const section = sections.find(({ depth, ...own }) => depth > 2 && (own.anchor === anchor || own.heading === name));
  const text = section?.text ?? '';
  const deprecated = deprecationIn(text);
  return {
    name,
    ...(section
      ? { signature: codeBlocksOf(text)[0]?.code ?? '', summary: withoutLinks(firstParagraph(text)) }
      : inVariants(name, sections)),
    ...(deprecated !== undefined && { deprecated }),
    route: `${route}#${anchor}`,
  };
}

/** Finds a member in the tables of a union: one row for each variant that has it. */
function inVariants(
  name: string,
  sections: readonly MarkdownSection[],
): Pick<PublishedMember, 'signature' | 'summary'> {
  const rows = sections
    .flatMap(({ text }) => [...text.matchAll(/^\| `([^`]+)`(?: [^|]*)? \| `((?:[^`]|\\\|)+)` \| (.*) \|$/gm)])
    .filter(([, shown]) => shown?.replace('?', '') === name);
  const types = [...new Set(rows.map(([, , type = '']) => type.replaceAll('\\|', '|')))];
  const isOptional = rows.some(([, shown]) => shown?.endsWith('?'));
  return {
    signature: types.length === 0 ? '' : `${name}${isOptional ? '?' : ''}: ${types.join(' | ')}`,
    summary: withoutLinks(rows[0]?.[3] ?? '').replace(/^Optional\. /, ''),
  };
}

/** Returns the advice of a deprecation note; undefined if there is no note. */
function deprecationIn(text: string): string | undefined {
  const [, note] = /^> \*\*Deprecated\*\*\n((?:>.*\n?)*)/m.exec(text) ?? [];
  if (note === undefined) return undefined;
  return withoutLinks(note.replaceAll(/^> ?/gm, '').trim().replaceAll(/\s+/g, ' '));
}

/** Returns the paths of the pages that a Markdown text links to. */
function linkedRoutes(text: string, siteUrl: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) =>
    href.startsWith(`${siteUrl}/`) ? [href.slice(siteUrl.length).replace(/\.md(?=$|#)/, '')] : [],
  );
}

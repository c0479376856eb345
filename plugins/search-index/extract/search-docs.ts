import { noAction } from '../../api-reference/upgrades/change';
import { parsePage } from '../../shared/mdx';
import { frontMatterOfPage } from '../../shared/guide-pages';
import type { DocKind, Platform, SearchDoc, SectionEntry } from '../../../src/search/engine/files';
import { plainAnchor } from '../../../src/lib/plain-anchor';
import { pageSectionsOf, type PageSection } from './page-sections';

/** A page of the site, as the docs plugin describes it. */
export interface SourcePage {
  /** Path within the version, without the version's prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Page kind, from the front matter. */
  readonly kind: string;
  readonly platforms: readonly Platform[];
  readonly deprecated: boolean;
  readonly source: string;
}

/** Routes that search covers, except for landing pages, which have no content worth finding. */
const inScope = /^\/(?:tutorials|how-to|explanation|api|upgrade)\//;

/** Landing page of the upgrade guides, for queries that do not name the version to upgrade from. */
const upgradeLanding = '/upgrade';

/** Whether search includes a page. */
export function isSearchable({ path, kind }: Pick<SourcePage, 'path' | 'kind'>): boolean {
  return path === upgradeLanding || (inScope.test(path) && kind !== 'landing');
}

/** Headings of the reference that label a part of a symbol's description. */
const partsOfSymbol: ReadonlySet<string> = new Set([
  'Attributes',
  'Constructor',
  'Example',
  'Methods',
  'Parameters',
  'Properties',
  'Raises',
  'Returns',
  'Signature',
  'Supporting types',
  'Throws',
  'Type parameters',
  'Variants',
]);

/**
 * Headings of sections that are left out. They contain prerequisites and links, whose pages search finds by their own
 * text, or a preview of the result or steps for trying it out, which the other sections of the page describe.
 */
const leftOut: ReadonlySet<string> = new Set([
  'Before you start',
  'In React',
  'In React Native',
  'Next steps',
  'Related symbols',
  'Used in',
  'Verify',
  'What you build',
]);

/**
 * Builds the search document of a page.
 *
 * @throws VFileMessage, with a position, when the page is not valid MDX.
 */
export function searchDocOf(page: SourcePage): SearchDoc {
  const isSymbol = page.kind === 'api';
  const all = sectionsOfSource(page.source);
  const sections = page.path.startsWith(`${upgradeLanding}/`) ? changesOf(all) : mergeSections(all, isSymbol);
  return {
    path: page.path,
    title: page.title,
    kind: kindOf(page),
    ...(page.platforms.length > 0 && { platforms: page.platforms }),
    ...(isSymbol && { symbol: symbolKindOf(page.source) }),
    ...(page.deprecated && { deprecated: true as const }),
    ...(isSymbol && sinceOf(sections)),
    sections: sections.map(({ heading, anchor, blocks }): SectionEntry => {
      const text = blocks.join('\n');
      return anchor === plainAnchor(heading) ? [heading, text] : [heading, text, anchor];
    }),
  };
}

const known = new Map<string, readonly PageSection[]>();

/**
 * Splits a page into sections, and caches the result. Half of the pages are identical in several versions, apart from
 * front matter such as dates.
 */
function sectionsOfSource(source: string): readonly PageSection[] {
  const body = source.replace(frontMatterOfPage, '');
  const sections = known.get(body) ?? pageSectionsOf(parsePage(source));
  known.set(body, sections);
  return sections;
}

/** Returns the kind of a symbol from the line under the page title, such as "Hook · React (web) SDK". */
function symbolKindOf(source: string): string {
  return /<p className="symbol-kind">([^<·]+) · /.exec(source)?.[1] ?? 'Symbol';
}

/** Returns the versions that added the symbol and its members. */
function sinceOf(sections: readonly PageSection[]): Pick<SearchDoc, 'since'> {
  const found = sections.flatMap(({ since }, section) => (since ? [[section, since] as const] : []));
  return found.length > 0 ? { since: found } : {};
}

function kindOf({ kind, path, platforms }: SourcePage): DocKind {
  if (kind === 'api') return platforms[0] ?? 'server';
  if (kind === 'tutorial' || kind === 'explanation') return kind;
  return path.startsWith('/api/') ? 'server' : 'guide';
}

/**
 * Returns the changes of an upgrade guide, each with its SDK and the first paragraph after its condition.
 *
 * Everything else is left out, because the guides of a version repeat each other, and their code uses the same symbols
 * as many other guides.
 */
function changesOf([lead, ...sections]: readonly PageSection[]): PageSection[] {
  let sdk = '';
  const changes = sections.flatMap((section): PageSection[] => {
    if (section.depth === 2) sdk = section.heading;
    if (section.depth !== 4) return [];
    const isText = (block: string) => !block.startsWith('Applies if ') && block !== noAction;
    const blocks = section.blocks.filter(isText).slice(0, 1);
    return [{ ...section, heading: `${sdk}: ${section.heading}`, blocks }];
  });
  return [...(lead ? [{ ...lead, blocks: lead.blocks.slice(0, 1) }] : []), ...changes];
}

/**
 * Removes sections that only link to other pages or describe a symbol's history, and merges the other sections about a
 * symbol into its main section.
 */
function mergeSections(sections: readonly PageSection[], isSymbol: boolean): PageSection[] {
  const merged: PageSection[] = [];
  for (const section of sections) {
    if (leftOut.has(section.heading) || (isSymbol && section.heading === 'History')) continue;
    const owner = merged.at(-1);
    // The text under this heading is the same on every page.
    const blocks = section.heading === 'Supporting types' ? [] : section.blocks;
    if (isSymbol && owner && partsOfSymbol.has(section.heading))
      merged[merged.length - 1] = { ...owner, blocks: [...owner.blocks, ...blocks] };
    else merged.push(section);
  }
  return merged;
}

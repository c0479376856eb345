import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { commentOf } from '../typescript/documented';
import { callSignatures } from '../typescript/model';
import type { Use, UseRole } from '../typescript/uses';
import { blocks } from './markdown';
import type { PageTools } from './page-tools';

const labels: readonly (readonly [UseRole, string])[] = [
  ['returns', 'Returned by'],
  ['takes', 'Parameter of'],
  ['holds', 'Property of'],
  ['builds', 'Part of'],
  ['extends', 'Extended by'],
  ['bounds', 'Type constraint in'],
];

/** Number of links that a list shows. Further links are collapsed if there are more than `fewMore` of them. */
const mostShown = 6;
const fewMore = 2;
const shownOf = (links: readonly string[]) => (links.length > mostShown + fewMore ? links.slice(0, mostShown) : links);

/**
 * Writes the list of symbols that use a page's symbol; empty if there are none.
 */
export function relatedSection(uses: readonly Use[], tools: PageTools): string {
  const groups = labels.flatMap(([role, label]) => {
    const own = inOrder(uses.filter((use) => use.role === role));
    return own.length > 0 ? [{ label, links: [...new Set(own.map((use) => linkTo(use, tools)))] }] : [];
  });
  return groups.length === 0 ? '' : blocks('## Related symbols', groupsList(groups));
}

/** Writes lists of links. In a long list, the last links are collapsed. */
export function groupsList(groups: readonly Group[]): string {
  const shown = groups.map(({ label, links }) => ({ label, links: shownOf(links) }));
  const hidden = groups.flatMap(({ label, links }) => {
    const rest = links.slice(shownOf(links).length);
    return rest.length > 0 ? [{ label, links: rest }] : [];
  });
  return blocks(listOf(shown), hidden.length > 0 && detailsOf(hidden));
}

/** A list of links with its label, such as "Returned by". */
export interface Group {
  readonly label: string;
  readonly links: readonly string[];
}

function listOf(groups: readonly Group[]): string {
  return groups.map(({ label, links }) => `- **${label}** ${links.join(', ')}`).join('\n');
}

function detailsOf(groups: readonly Group[]): string {
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  return `<details>\n<summary>Show ${count} more</summary>\n\n${listOf(groups)}\n\n</details>`;
}

/** Moves uses by deprecated symbols to the end. */
function inOrder(uses: readonly Use[]): readonly Use[] {
  return [...uses].sort((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)));
}

function isDeprecated({ symbol, member }: Use): boolean {
  return [symbol, member].some((each) => each && commentOf(each)?.getTag('@deprecated'));
}

function linkTo({ symbol, member }: Use, tools: PageTools): string {
  const name = member ? `${symbol.name}${isCalled(symbol) ? '()' : ''}.${member.name}` : symbol.name;
  const text = member?.kindOf(ReflectionKind.Constructor) ? `new ${symbol.name}` : name;
  const url = (member && tools.linkTo(member)) ?? tools.linkTo(symbol);
  return url === undefined ? `\`${text}\`` : `[\`${text}\`](${url})`;
}

const isCalled = (symbol: DeclarationReflection) => callSignatures(symbol).length > 0;

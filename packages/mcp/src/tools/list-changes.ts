import { z } from 'zod';
import { upgradePath, type PublishedMember, type PublishedSymbol } from '../../../../src/lib/agent-files';
import { markdownPath } from '../../../../src/lib/page-path';
import type { Sdk } from '../../../../src/lib/sdks';
import type { Docs, OpenVersion } from '../docs';
import { UserError } from '../user-error';
import { sdkSchema, textSchema, type Tool } from './tool';

const input = z.object({
  from: textSchema(20).describe('Version that the code uses now.'),
  to: textSchema(20).optional().describe('Version to upgrade to. Default: the latest.'),
  sdk: sdkSchema.optional(),
});

/** Maximum number of lines in a response. */
const mostLines = 300;

/** Lists the symbols and members that differ between two versions. */
export async function listChanges(docs: Docs, { from, to = 'latest', sdk }: z.infer<typeof input>): Promise<string> {
  const [older, newer] = await Promise.all([docs.open(from), docs.open(to)]);
  if (older.name === newer.name)
    throw new UserError(`Both versions are ${older.name}. Use two of: ${(await docs.versions()).join(', ')}.`);
  const [before, after] = await Promise.all([docs.symbols(older), docs.symbols(newer)]);
  const own = (symbols: readonly PublishedSymbol[]) => symbols.filter((each) => sdk === undefined || each.sdk === sdk);
  const lines = changedLines(own(before), own(after));
  const rest = lines.length - mostLines;
  return [
    `Changes in the types from ${older.name} to ${newer.name}${sdk ? ` in the ${sdk} SDK` : ''}:`,
    '',
    ...(lines.length > 0 ? lines.slice(0, mostLines) : ['None.']),
    ...(rest > 0 ? [`… and ${rest} more. Set sdk to list fewer.`] : []),
    ...guideLines(older.name, newer, sdk),
  ].join('\n');
}

/** Returns the lines that name the upgrade guide, because behavior can change even if types do not. */
function guideLines(from: string, { prefix, pages }: OpenVersion, sdk: Sdk | undefined): string[] {
  if (!pages.some(({ path }) => markdownPath(path) === upgradePath(from))) return [];
  return ['', `Changes in behavior, with code before and after: ${prefix}${upgradePath(from, sdk)}`];
}

/**
 * Compares the symbols of two versions.
 *
 * @returns one line for each change. Removed symbols come first, because they break code. A name that is both a type
 * and a value has one line if both have changed in the same way.
 */
export function changedLines(before: readonly PublishedSymbol[], after: readonly PublishedSymbol[]): string[] {
  const old = byKey(before);
  const current = byKey(after);
  const label = ({ name, sdk }: PublishedSymbol) => `${sdk} \`${name}\``;
  const shared = after.flatMap((symbol) => {
    const earlier = old.get(keyOf(symbol));
    return earlier ? [[earlier, symbol] as const] : [];
  });
  const lines = [
    ...before.filter((symbol) => !current.has(keyOf(symbol))).map((symbol) => `- Removed: ${label(symbol)}`),
    ...shared.flatMap(([earlier, symbol]) => changesOf(label(symbol), earlier, symbol)),
    ...after
      .filter((symbol) => !old.has(keyOf(symbol)))
      .map((symbol) => `- Added: ${label(symbol)}. ${symbol.summary} ${symbol.route}`),
  ];
  return [...new Set(lines)];
}

const keyOf = ({ sdk, kind, name }: PublishedSymbol): string => `${sdk} ${kind} ${name}`;
const byKey = (symbols: readonly PublishedSymbol[]) => new Map(symbols.map((symbol) => [keyOf(symbol), symbol]));

/** Returns the lines about one symbol. */
function changesOf(label: string, before: PublishedSymbol, after: PublishedSymbol): string[] {
  const old = new Map(membersOf(before).map((member) => [member.name, member]));
  const current = new Map(membersOf(after).map((member) => [member.name, member]));
  const memberLines = [
    ...[...old.keys()].filter((name) => !current.has(name)).map((name) => `- Removed: ${label} \`.${name}\``),
    ...[...current.values()].flatMap((member) => {
      const own = `${label} \`.${member.name}\``;
      const earlier = old.get(member.name);
      return earlier
        ? [...changed(own, earlier.signature, member.signature), ...deprecated(own, earlier, member)]
        : [`- Added: ${own}: \`${oneLine(member.signature)}\` ${member.route}`];
    }),
  ];
  // The whole signature of a large symbol would repeat the changes of its members.
  const shown = memberLines.length === 0 ? (signature: string) => signature : headOf;
  return [
    ...moved(label, before, after),
    ...memberLines,
    ...changed(label, shown(before.signature), shown(after.signature)),
    ...deprecated(label, before, after),
  ];
}

/** Matches a constructor in a signature: its code, and its name in TypeScript or Python. */
const constructorPattern = /^ +((?:def )?(constructor|__init__)\([^]*?\)(?: -> None)?)(?=;$|: \.\.\.$)/m;

type Member = Pick<PublishedMember, 'name' | 'signature' | 'deprecated' | 'route'>;

/** Returns the members of a symbol, starting with its constructor, which is published only in its signature. */
function membersOf({ signature, members, route }: PublishedSymbol): readonly Member[] {
  const [, code = '', name = ''] = constructorPattern.exec(signature) ?? [];
  return code === '' ? members : [{ name, signature: code, route: `${route}#constructor` }, ...members];
}

/** Returns the first lines of a signature, up to its members; the whole signature if it has no members. */
const headOf = (signature: string): string => /^[^]*?[{:]$/m.exec(signature)?.[0] ?? signature;

/** Returns the line about a symbol that is now imported from another module. */
function moved(label: string, before: PublishedSymbol, after: PublishedSymbol): string[] {
  const [from, to] = [moduleOf(before), moduleOf(after)];
  return from === to ? [] : [`- Moved: ${label}: import it from \`${to}\` instead of \`${from}\``];
}

/** Returns the module of an import line, which can be TypeScript or Python. */
const moduleOf = ({ import: line }: PublishedSymbol): string | undefined =>
  /from '([^']+)'|^from (\S+) import/.exec(line)?.slice(1).find(Boolean);

/** Returns the line about a signature that differs. */
function changed(label: string, before: string, after: string): string[] {
  const [from, to] = [oneLine(before), oneLine(after)];
  return from === to ? [] : [`- Changed: ${label}: \`${from}\` is now \`${to}\``];
}

/** Returns the line about a symbol or a member that is now deprecated. */
function deprecated(
  label: string,
  before: Pick<PublishedMember, 'deprecated'>,
  after: Pick<PublishedMember, 'deprecated'>,
): string[] {
  const isNew = before.deprecated === undefined && after.deprecated !== undefined;
  return isNew ? [`- Deprecated: ${label}. ${after.deprecated}`] : [];
}

const oneLine = (signature: string): string => signature.replaceAll(/\s+/g, ' ').trim();

export const listChangesTool = {
  name: 'list_changes',
  config: {
    title: 'List changes between versions',
    description:
      'Lists symbols and members that were removed, moved, changed, deprecated or added between two versions, and names the upgrade guide.',
    inputSchema: input,
  },
  run: listChanges,
} satisfies Tool;

import { z } from 'zod';
import type { PublishedSymbol } from '../../../../src/lib/agent-files';
import type { Docs } from '../docs';
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
export async function listChanges(docs: Docs, { from, to, sdk }: z.infer<typeof input>): Promise<string> {
  const [older, newer] = await Promise.all([docs.open(from), docs.open(to)]);
  if (older.name === newer.name)
    throw new UserError(`Both versions are ${older.name}. Use two of: ${(await docs.versions()).join(', ')}.`);
  const [before, after] = await Promise.all([docs.symbols(older), docs.symbols(newer)]);
  const own = (symbols: readonly PublishedSymbol[]) => symbols.filter((each) => sdk === undefined || each.sdk === sdk);
  const lines = changedLines(own(before), own(after));
  const head = `Changes from ${older.name} to ${newer.name}${sdk ? ` in the ${sdk} SDK` : ''}, as far as declarations show them:`;
  if (lines.length === 0) return `${head}\n\nNone.`;
  const rest = lines.length - mostLines;
  return [
    head,
    '',
    ...lines.slice(0, mostLines),
    ...(rest > 0 ? [`… and ${rest} more. Set sdk to list fewer.`] : []),
  ].join('\n');
}

/**
 * Compares the symbols of two versions.
 *
 * @returns one line for each change. Removed symbols come first, because they break code.
 */
export function changedLines(before: readonly PublishedSymbol[], after: readonly PublishedSymbol[]): string[] {
  const old = byKey(before);
  const current = byKey(after);
  const label = ({ name, sdk }: PublishedSymbol) => `${sdk} \`${name}\``;
  const shared = after.flatMap((symbol) => {
    const earlier = old.get(keyOf(symbol));
    return earlier ? [[earlier, symbol] as const] : [];
  });
  return [
    ...before.filter((symbol) => !current.has(keyOf(symbol))).map((symbol) => `- Removed: ${label(symbol)}`),
    ...shared.flatMap(([earlier, symbol]) => changesOf(label(symbol), earlier, symbol)),
    ...after
      .filter((symbol) => !old.has(keyOf(symbol)))
      .map((symbol) => `- Added: ${label(symbol)}. ${symbol.summary} ${symbol.route}`),
  ];
}

const keyOf = ({ sdk, kind, name }: PublishedSymbol): string => `${sdk} ${kind} ${name}`;
const byKey = (symbols: readonly PublishedSymbol[]) => new Map(symbols.map((symbol) => [keyOf(symbol), symbol]));

/** Returns the lines about one symbol. */
function changesOf(label: string, before: PublishedSymbol, after: PublishedSymbol): string[] {
  const old = new Map(before.members.map((member) => [member.name, member]));
  const current = new Map(after.members.map((member) => [member.name, member]));
  const members = [
    ...before.members.filter(({ name }) => !current.has(name)).map(({ name }) => `- Removed: ${label} \`.${name}\``),
    ...after.members.flatMap((member) => {
      const earlier = old.get(member.name);
      if (!earlier) return [`- Added: ${label} \`.${member.name}\`: \`${oneLine(member.signature)}\` ${member.route}`];
      const isDeprecated = earlier.deprecated === undefined && member.deprecated !== undefined;
      return [
        ...(oneLine(earlier.signature) === oneLine(member.signature)
          ? []
          : [
              `- Changed: ${label} \`.${member.name}\`: \`${oneLine(earlier.signature)}\` is now \`${oneLine(member.signature)}\``,
            ]),
        ...(isDeprecated ? [`- Deprecated: ${label} \`.${member.name}\`. ${member.deprecated}`] : []),
      ];
    }),
  ];
  const isDeprecated = before.deprecated === undefined && after.deprecated !== undefined;
  const isChanged = members.length === 0 && oneLine(before.signature) !== oneLine(after.signature);
  return [
    ...members,
    ...(isChanged
      ? [`- Changed: ${label}: \`${oneLine(before.signature)}\` is now \`${oneLine(after.signature)}\``]
      : []),
    ...(isDeprecated ? [`- Deprecated: ${label}. ${after.deprecated}`] : []),
  ];
}

const oneLine = (signature: string): string => signature.replaceAll(/\s+/g, ' ').trim();

export const listChangesTool = {
  name: 'list_changes',
  config: {
    title: 'List changes between versions',
    description: 'Lists symbols and members that were removed, changed, deprecated or added between two versions.',
    inputSchema: input,
  },
  run: listChanges,
} satisfies Tool;

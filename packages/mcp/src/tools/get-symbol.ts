import type { PublishedMember, PublishedSymbol } from '../../../../src/lib/agent-files';
import type { Sdk } from '../../../../src/lib/sdks';
import { sdkTitles } from '../../../../src/lib/sdks';
import type { Docs } from '../docs';
import { UserError } from '../user-error';

/** Arguments of `get_symbol`. */
export interface SymbolRequest {
  readonly name: string;
  readonly sdk?: Sdk;
  readonly version?: string;
}

/** Describes a symbol or a member: `useCamera`, `useCamera.toggleCamera`. */
export async function getSymbol(docs: Docs, { name, sdk, version: versionName }: SymbolRequest): Promise<string> {
  const version = await docs.open(versionName);
  const [symbolName = '', memberName] = name.trim().replace(/\(\)/g, '').split(/[.#]/, 2);
  const inSdk = (await docs.symbols(version)).filter((symbol) => sdk === undefined || symbol.sdk === sdk);
  const symbols = named(inSdk, symbolName);
  if (symbols.length === 0) {
    const { pages, elsewhere } = version.searcher.search(symbolName, undefined, 3);
    const near = pages.map(({ title, url }) => `${title.text} (${url})`);
    throw new UserError(
      [
        `Version ${version.name} has no symbol ${symbolName}${sdk ? ` in the ${sdk} SDK` : ''}.`,
        ...elsewhere.map((hit) => `Version ${hit.version} has ${hit.name}: ${hit.url}.`),
        ...(near.length > 0 ? [`Similar: ${near.join(', ')}.`] : []),
      ].join(' '),
    );
  }
  if (memberName === undefined) return symbols.map(symbolText).join('\n\n');
  const found = symbols.flatMap((symbol) =>
    named(symbol.members, memberName).map((member) => memberText(symbol, member)),
  );
  if (found.length > 0) return found.join('\n\n');
  const known = symbols.flatMap(({ members }) => members.map((member) => member.name));
  throw new UserError(`${symbolName} has no member ${memberName}. Use one of: ${[...new Set(known)].join(', ')}.`);
}

/** Returns the entries of a name as written; if there are none, those that differ only in case. */
function named<T extends { readonly name: string }>(entries: readonly T[], name: string): T[] {
  const exact = entries.filter((entry) => entry.name === name);
  return exact.length > 0 ? exact : entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
}

function symbolText(symbol: PublishedSymbol): string {
  const { name, sdk, summary, deprecated, since, signature, members, guides, route } = symbol;
  return [
    `# ${name} (${sdkTitles[sdk]})`,
    since === undefined ? summary : `${summary} Since ${since}.`,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    codeOf(symbol, signature),
    ...(members.length === 0 ? [] : [members.map(memberLine).join('\n')]),
    `Page: ${route}`,
    ...(guides.length === 0 ? [] : [`Guides: ${guides.slice(0, 5).join(', ')}`]),
  ].join('\n\n');
}

function codeOf({ sdk, import: line }: PublishedSymbol, signature: string): string {
  return `\`\`\`${sdk === 'server-python' ? 'python' : 'ts'}\n${line}\n\n${signature}\n\`\`\``;
}

/** The signature of the symbol has those of its members. */
const memberLine = ({ name, summary, deprecated }: PublishedMember): string =>
  `- \`${name}\`: ${deprecated === undefined ? '' : `Deprecated. ${deprecated} `}${summary}`;

function memberText(symbol: PublishedSymbol, { name, signature, summary, deprecated, route }: PublishedMember): string {
  return [
    `# ${symbol.name}.${name} (${sdkTitles[symbol.sdk]})`,
    summary,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    codeOf(symbol, signature),
    `Details: ${route}`,
  ].join('\n\n');
}

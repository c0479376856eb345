import { type Sdk, sdkTitles } from '../../../src/lib/sdks';
import type { WrittenPeculiarity } from '../../content-checks/peculiarities/peculiarity';
import { markdownPath } from '../../../src/lib/page-path';
import {
  agentFiles,
  agentGuidePath,
  declarationsPath,
  llmsFullPath,
  rulesPath,
  upgradePath,
  type PublishedSymbol,
  type PublishedTask,
} from '../../../src/lib/agent-files';

/** Maximum size of an SDK's rules, in bytes. The rules are limited because agents read them before each task. */
export const largestRules = 8 * 1024;

/** Maximum number of mistakes that an SDK's rules list. */
const mostMistakes = 16;
/** Maximum number of symbols that the rules name. */
const mostSymbols = 12;

/** Data from which an SDK's rules are generated. */
export interface RulesInput {
  readonly version: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  /** Scheme and host. */
  readonly siteUrl: string;
  readonly sdk: Sdk;
  /** Package of the SDK and the version that the docs describe. */
  readonly package: { readonly name: string; readonly version: string };
  /** Symbols of the SDK. */
  readonly symbols: readonly PublishedSymbol[];
  readonly tasks: readonly PublishedTask[];
  /** Older versions from which the version has upgrade guides. */
  readonly upgrades: readonly string[];
  /** Peculiarities of the SDK in this version. */
  readonly peculiarities: readonly WrittenPeculiarity[];
}

/**
 * Writes the rules for agents that write code with an SDK.
 *
 * @throws Error when the text is larger than {@link largestRules}.
 */
export function rulesText(input: RulesInput): string {
  const { version, prefix, siteUrl, sdk, symbols, tasks } = input;
  const at = (path: string) => siteUrl + prefix + path;
  const page = (route: string) => siteUrl + route.replace(/(?=#|$)/, '.md');
  const isPython = sdk === 'server-python';
  const mistakes = chosenMistakes(input.peculiarities, symbols);
  const own = tasks.filter(({ sdks }) => sdks.includes(sdk));
  const text = [
    `# Rules for ${sdkTitles[sdk]} code with Fishjam ${version}`,
    '',
    '## Import',
    '',
    `Install \`${input.package.name}${isPython ? '==' : '@'}${input.package.version}\`. Other versions have different symbols. The most-used symbols:`,
    '',
    isPython ? '```python' : '```ts',
    ...(isPython ? mostUsed(symbols).map((symbol) => symbol.import) : importLines(mostUsed(symbols))),
    '```',
    '',
    ...(mistakes.length > 0 ? ['## Mistakes that types do not catch', ''] : []),
    ...mistakes.map(({ fact, advice, route, name }, index) =>
      [`${index + 1}. ${fact}`, advice, `See [${name}](${page(route)}).`].filter(Boolean).join(' '),
    ),
    ...(mistakes.length > 0 ? [''] : []),
    '## Where to look',
    '',
    ...own
      .filter(({ kind }) => kind === 'tutorial')
      .map(({ task, markdown }) => `- First: [${task}](${siteUrl}${markdown})`),
    ...own
      .filter(({ kind }) => kind === 'how-to')
      .flatMap(({ task, examples }) =>
        examples.filter((example) => example.sdk === sdk).map(({ path }) => ({ task, path })),
      )
      .map(({ task, path }) => `- A complete program: [${task}](${siteUrl}${path})`),
    `- A task: [tasks.json](${at(agentFiles.tasks)}) has the guide, the symbols and the whole program of each task`,
    `- An upgrade: ${[...input.upgrades.map((from) => `[from ${from}](${at(upgradePath(from, sdk))})`), `[all guides](${at('/upgrade.md')})`].join(', ')}`,
    `- A symbol: [symbols.json](${at(agentFiles.symbols)}) has its import line, signature and page`,
    `- ${isPython ? 'Stubs to check' : 'Declarations to compile'} against: [${sdk}.json](${at(declarationsPath(sdk))})`,
    `- Everything about this SDK in one file: [llms-full-${sdk}.txt](${at(llmsFullPath(sdk))})`,
    `- Each page as Markdown: append \`.md\` to its URL; [llms.txt](${at(agentFiles.llms)}) lists all pages`,
    `- Search, symbols and a check of your code: the MCP server \`${isPython ? 'npx -y -p pyright -p @fishjam-cloud/docs-mcp fishjam-docs-mcp' : 'npx -y @fishjam-cloud/docs-mcp'}\``,
    '',
  ].join('\n');
  const bytes = Buffer.byteLength(text);
  if (bytes > largestRules)
    throw new Error(
      `The rules for agents of ${sdk} ${version} have ${bytes} bytes; at most ${largestRules} are allowed. Shorten the facts in the SDK's peculiarities, or list fewer.`,
    );
  return text;
}

/** Writes the page that links to the rules for each SDK in a version. */
export function rulesIndex(
  { version, prefix, siteUrl }: Pick<RulesInput, 'version' | 'prefix' | 'siteUrl'>,
  sdks: readonly Sdk[],
): string {
  const lines = sdks.map((sdk) => `- [${sdkTitles[sdk]}](${siteUrl}${prefix}${rulesPath(sdk)})`);
  return `# Rules for coding agents: Fishjam ${version}\n\nRead the rules of the SDK that your code imports:\n\n${lines.join('\n')}\n\n[llms.txt](${siteUrl}${prefix}${agentFiles.llms}) lists all pages of this version. [Use the docs with a coding agent](${siteUrl}${prefix}${markdownPath(agentGuidePath)}) explains how to set up the MCP server.\n`;
}

/** Returns the symbols that occur in the most guides. Types are left out, because editors add their imports. */
const mostUsed = (symbols: readonly PublishedSymbol[]): PublishedSymbol[] =>
  symbols
    .filter(({ import: line, deprecated }) => !line.startsWith('import type') && deprecated === undefined)
    .toSorted((a, b) => b.guides.length - a.guides.length)
    .slice(0, mostSymbols);

/** Returns one import for each module. */
function importLines(symbols: readonly PublishedSymbol[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, import: line } of symbols) {
    const from = /from '([^']+)'/.exec(line)?.[1] ?? '';
    names.set(from, [...(names.get(from) ?? []), name]);
  }
  return [...names].map(([from, own]) => `import {\n${own.map((name) => `  ${name},\n`).join('')}} from '${from}';`);
}

interface Mistake extends Pick<WrittenPeculiarity, 'fact' | 'advice'> {
  readonly name: string;
  readonly route: string;
}

/**
 * Chooses the most important peculiarities. Peculiarities with advice come first, followed by the peculiarities that
 * the most guides mention. A symbol is repeated only after every other symbol has been named.
 */
function chosenMistakes(peculiarities: readonly WrittenPeculiarity[], symbols: readonly PublishedSymbol[]): Mistake[] {
  const known = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const usesOf = ({ symbol }: WrittenPeculiarity) => known.get(symbol)?.guides.length ?? 0;
  const ranked = peculiarities
    .filter(({ symbol }) => known.get(symbol)?.deprecated === undefined && known.has(symbol))
    .toSorted(
      (a, b) =>
        Number(b.advice !== undefined) - Number(a.advice !== undefined) ||
        b.guides.length - a.guides.length ||
        usesOf(b) - usesOf(a),
    );
  const rounds = new Map<WrittenPeculiarity, number>();
  const counts = new Map<string, number>();
  for (const each of ranked) {
    const round = counts.get(each.symbol) ?? 0;
    counts.set(each.symbol, round + 1);
    rounds.set(each, round);
  }
  return ranked
    .toSorted((a, b) => (rounds.get(a) ?? 0) - (rounds.get(b) ?? 0))
    .slice(0, mostMistakes)
    .map(({ fact, advice, symbol, member }) => {
      const page = known.get(symbol)!;
      const own = page.members.find(({ name }) => name === member);
      return { fact, advice, name: own ? `${symbol}.${own.name}` : symbol, route: own?.route ?? page.route };
    });
}

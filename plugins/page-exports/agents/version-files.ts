import { packageNames } from '../../api-reference/packages';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import type { SymbolEntry } from '../../api-reference/symbol-index';
import type { WrittenPeculiarity } from '../../content-checks/peculiarities/peculiarity';
import type { Diagnostic } from '../../shared/diagnostics';
import type { AgentVersion } from './agent-page';
import { agentFiles, llmsFullPath, rulesPath, type PublishedExample } from '../../../src/lib/agent-files';
import { fullParts, llmsFullText, llmsText } from './llms';
import { rulesIndex, rulesText } from './rules';
import { symbolsFile } from './symbols';
import { tasksFile } from './tasks';
import { upgradeFiles, upgradesTo } from './upgrades';

/** Everything that a version's files are generated from. */
export interface VersionInput {
  readonly pages: AgentVersion;
  /** Scheme and host. */
  readonly siteUrl: string;
  readonly symbols: readonly SymbolEntry[];
  /** Peculiarities that apply to the version. */
  readonly peculiarities: readonly WrittenPeculiarity[];
  /** Version of each package that the docs describe, by name. */
  readonly packages: Readonly<Record<string, string>>;
  /** Example programs of the version, with paths below its prefix. */
  readonly programs: readonly PublishedExample[];
  /** Returns the version that added a symbol or one of its members; undefined if the oldest version already has it. */
  readonly sinceOf: (symbol: SymbolEntry, member?: string) => string | undefined;
  /** Returns the Markdown of a page by the page's path. */
  readonly textOf: (route: string) => string;
  /** Returns the source of a page by its file. */
  readonly sourceOf: (file: string) => string;
}

/**
 * Creates the files for agents that are generated from a version's pages.
 *
 * @returns the text of each file, by its path below the version's prefix, and problems in the pages.
 */
export function versionFiles(input: VersionInput): {
  files: ReadonlyMap<string, string>;
  diagnostics: readonly Diagnostic[];
} {
  const { pages, siteUrl, textOf, sinceOf } = input;
  const { version, prefix } = pages;
  const { file: published, diagnostics } = symbolsFile(input.symbols, { version, prefix, siteUrl, textOf, sinceOf });
  const tasks = tasksFile(pages, published.symbols, input.sourceOf, input.programs);
  const full = fullParts.map((part) => [part, llmsFullText(pages, part, siteUrl, textOf)] as const);
  const sizes = Object.fromEntries(full.map(([part, { tokens }]) => [part, tokens])) as Record<
    (typeof fullParts)[number],
    number
  >;
  const rules = (sdk: Sdk) =>
    rulesText({
      version,
      prefix,
      siteUrl,
      sdk,
      package: { name: packageNames[sdk], version: input.packages[packageNames[sdk]] ?? version },
      symbols: published.symbols.filter((symbol) => symbol.sdk === sdk),
      tasks: tasks.tasks,
      upgrades: upgradesTo(pages),
      peculiarities: input.peculiarities.filter((each) => each.sdk === sdk),
    });
  const files = new Map([
    [agentFiles.llms, llmsText(pages, siteUrl, sizes)],
    [agentFiles.symbols, JSON.stringify(published)],
    [agentFiles.tasks, JSON.stringify(tasks)],
    [agentFiles.rules, rulesIndex({ version, prefix, siteUrl }, sdks)],
    ...full.map(([part, { text }]) => [llmsFullPath(part), text] as const),
    ...sdks.map((sdk) => [rulesPath(sdk), rules(sdk)] as const),
    ...upgradeFiles(pages, siteUrl, textOf),
  ]);
  return { files, diagnostics };
}

import type { Sdk } from './sdks';
import type { KindFolder } from './symbol-kinds';

/** Files that each version publishes for agents, below the version's prefix. */
export const agentFiles = {
  llms: '/llms.txt',
  symbols: '/symbols.json',
  tasks: '/tasks.json',
  rules: '/agents.md',
} as const;

/** Path of the guide that explains these files and the MCP server, below the version's prefix. */
export const agentGuidePath = '/how-to/coding-agents';

/**
 * Returns the path of the file with all pages about an SDK. For `general`, the file contains the pages that are not
 * about an SDK. The path is below the version's prefix.
 */
export const llmsFullPath = (part: Sdk | 'general'): string => `/llms-full-${part}.txt`;

/** Returns the path of an SDK's rules for coding agents, below the version's prefix. */
export const rulesPath = (sdk: Sdk): string => `/agents/${sdk}.md`;

/** Returns the path of an upgrade guide or of an SDK's part of it, below the prefix of the version to upgrade to. */
export const upgradePath = (from: string, sdk?: Sdk): string =>
  `/upgrade/from-${from}${sdk === undefined ? '' : `/${sdk}`}.md`;

/** Returns the path of an SDK's declarations, below the version's prefix. */
export const declarationsPath = (sdk: Sdk): string => `/declarations/${sdk}.json`;

/** Returns the path of a whole example program, below the version's prefix. */
export const examplePath = (name: string): string => `/examples/${name}.md`;

/** Path of the JSON Schema for `symbols.json`, which all versions share. */
export const symbolsSchemaPath = '/schemas/symbols.schema.json';

/** Folder for the types that SDKs depend on; the file names contain a hash. */
export const typesFolder = '/assets/agents/';

/** A symbol that an SDK exports, in the format of `symbols.json`. */
export interface PublishedSymbol {
  readonly name: string;
  readonly sdk: Sdk;
  readonly kind: KindFolder;
  /** Line that imports the symbol. */
  readonly import: string;
  readonly purpose: string;
  /** Declaration in TypeScript. */
  readonly signature: string;
  /** One sentence. */
  readonly summary: string;
  /** Replacement; present only if the symbol is deprecated. */
  readonly deprecated?: string;
  /** Version that added it; omitted if the oldest documented version has it. */
  readonly since?: string;
  /** Path of the symbol's page, with the version's prefix. */
  readonly route: string;
  readonly members: readonly PublishedMember[];
  /** Paths of the guides that use the symbol. */
  readonly guides: readonly string[];
}

/** A member of a symbol. */
export interface PublishedMember {
  readonly name: string;
  readonly signature: string;
  readonly summary: string;
  readonly deprecated?: string;
  /** Version that added it; omitted if the oldest documented version has it. */
  readonly since?: string;
  /** Path of the member's section. */
  readonly route: string;
}

/** Content of `symbols.json`. */
export interface SymbolsFile {
  readonly $schema: string;
  readonly version: string;
  readonly symbols: readonly PublishedSymbol[];
}

/** A task that a tutorial or a how-to guide covers. */
export interface PublishedTask {
  /** Title of the guide. */
  readonly task: string;
  readonly description: string;
  readonly kind: 'tutorial' | 'how-to';
  readonly sdks: readonly string[];
  /** Path of the guide. */
  readonly route: string;
  /** Path of the guide as Markdown. */
  readonly markdown: string;
  /** Names of the symbols that the guide uses, as `sdk:name`. */
  readonly symbols: readonly string[];
  /** Whole programs that the guide shows. */
  readonly examples: readonly PublishedExample[];
}

/** A whole program that a guide shows. */
export interface PublishedExample {
  /** Path of the program as Markdown, with the version's prefix. */
  readonly path: string;
  /** SDK that the program uses. */
  readonly sdk: Sdk;
}

/** Content of `tasks.json`. */
export interface TasksFile {
  readonly version: string;
  readonly tasks: readonly PublishedTask[];
}

/** An SDK's declarations for one docs version, and the information needed to compile code against them. */
export interface DeclarationsFile {
  readonly version: string;
  readonly sdk: Sdk;
  /** Path of each module in `files`, by import specifier. */
  readonly modules: Readonly<Record<string, string>>;
  /** Text of each declaration file by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** Compiler options as in a `tsconfig.json`. */
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** Site path of the file with the types that the declarations depend on. */
  readonly types: string;
}

/** Stubs of the Python SDK in a version. */
export interface StubsFile {
  readonly version: string;
  readonly sdk: 'server-python';
  /** Text of each stub file by its path below the folder of packages, such as `fishjam/__init__.pyi`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Types that declarations depend on: text of each file by its absolute path in an in-memory file system. */
export type TypesFile = Readonly<Record<string, string>>;

import { createHash } from 'node:crypto';
import { markdownSectionsOf, type MarkdownSection } from '../../../src/lib/markdown-sections';
import {
  agentFiles,
  declarationsPath,
  rulesPath,
  type DeclarationsFile,
  type PublishedTask,
  type StubsFile,
  type SymbolsFile,
  type TasksFile,
  type TypesFile,
} from '../../../src/lib/agent-files';
import type { Sdk, TypeScriptSdk } from '../../../src/lib/sdks';
import { markdownPath } from '../../../src/lib/page-path';
import type { DocumentsFile, IndexFile, SearchDoc } from '../../../src/search/engine/files';
import { createSearcher, type Searcher } from '../../../src/search/engine/searcher';
import type { FileNames, FileNamesByVersion } from '../../../src/search/site-data';
import synonyms from '../../../src/search/synonyms.json';
import { createCache } from './cache';
import { UserError } from './user-error';
import { NotOnSite, type Site } from './site/site';

const searchFolder = '/assets/search/';
/** Time after which files are read again, in milliseconds, because a deploy may have replaced them. */
const lifetime = 10 * 60_000;

/** A version whose search index is loaded. */
export interface OpenVersion {
  readonly name: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  readonly searcher: Searcher;
  readonly pages: readonly SearchDoc[];
}

/** Declarations of an SDK, and the types that they depend on. */
export interface Declarations {
  /** Hash of the declarations. It identifies the types too, because the declarations contain the hash of the types. */
  readonly key: string;
  readonly own: DeclarationsFile;
  readonly types: TypesFile;
}

/**
 * The docs of a site. Pages are read each time. Data files are kept in memory for ten minutes; a search index is kept
 * as long as the manifest names it, because its name contains a hash.
 */
export class Docs {
  readonly #files = createCache();
  readonly #indexes = createCache();
  #lastExpiry = 0;

  /**
   * @param site - site that contains the files.
   * @param preferred - version for calls that do not name one; the latest by default.
   */
  constructor(
    readonly site: Site,
    private readonly preferred?: string,
  ) {}

  /** Lists the versions, the latest first. */
  async versions(): Promise<string[]> {
    return Object.keys(await this.#manifest());
  }

  /**
   * Opens a version.
   *
   * @param name - name of the version; defaults to the preferred version.
   * @throws UserError when the docs do not have the version.
   */
  async open(name = this.preferred): Promise<OpenVersion> {
    const manifest = await this.#manifest();
    const wanted = name === undefined || name === 'latest' ? Object.keys(manifest)[0] : name;
    const names = Object.hasOwn(manifest, wanted ?? '') ? manifest[wanted ?? ''] : undefined;
    if (wanted === undefined || !names)
      throw new UserError(`There is no version ${name}. Use one of: ${Object.keys(manifest).join(', ')}.`);
    try {
      return await this.#indexes.get(names.index, () => this.#openIndex(wanted, names));
    } catch (error) {
      // The files of an earlier build may be gone, so the next call reads the manifest again.
      this.#files.retain([]);
      throw error;
    }
  }

  /** Returns the symbols of a version. */
  async symbols({ prefix }: OpenVersion): Promise<SymbolsFile['symbols']> {
    return (await this.#keptJson<SymbolsFile>(prefix + agentFiles.symbols)).symbols;
  }

  /** Returns the tasks of a version. */
  async tasks({ prefix }: OpenVersion): Promise<readonly PublishedTask[]> {
    return (await this.#keptJson<TasksFile>(prefix + agentFiles.tasks)).tasks;
  }

  /** Returns an SDK's rules for agents. */
  rules({ prefix }: OpenVersion, sdk: Sdk): Promise<string> {
    return this.site.read(prefix + rulesPath(sdk));
  }

  /** Returns the declarations of an SDK. */
  async declarations({ prefix }: OpenVersion, sdk: TypeScriptSdk): Promise<Declarations> {
    const path = prefix + declarationsPath(sdk);
    return this.#keep(path, async () => {
      const text = await this.site.read(path);
      const own = JSON.parse(text) as DeclarationsFile;
      const key = createHash('sha256').update(text).digest('hex');
      return { key, own, types: await this.#json<TypesFile>(own.types) };
    });
  }

  /** Returns the stubs of the Python SDK, by relative path. */
  async stubs({ prefix }: OpenVersion): Promise<StubsFile['files']> {
    return (await this.#keptJson<StubsFile>(prefix + declarationsPath('server-python'))).files;
  }

  /**
   * Reads a page as Markdown.
   *
   * @param route - path of the page, with the version's prefix.
   * @throws UserError when the version does not have the page.
   */
  async page(version: OpenVersion, route: string): Promise<string> {
    try {
      return await this.site.read(markdownPath(route));
    } catch (error) {
      if (!(error instanceof NotOnSite)) throw error;
      const words = route.slice(version.prefix.length).replaceAll(/[^A-Za-z0-9]+/g, ' ');
      const near = version.searcher.search(words, undefined, 3).pages.map(({ url }) => url);
      const hint = near.length > 0 ? ` Similar pages: ${near.join(', ')}.` : ' Find it with search_docs.';
      throw new UserError(`Version ${version.name} has no page ${route}.${hint}`);
    }
  }

  /** Reads the sections of a page; see {@link page}. */
  async sections(version: OpenVersion, route: string): Promise<MarkdownSection[]> {
    return markdownSectionsOf(await this.page(version, route));
  }

  async #openIndex(name: string, names: FileNames): Promise<OpenVersion> {
    const [documents, index] = await Promise.all([
      this.#json<DocumentsFile>(searchFolder + names.documents),
      this.#json<IndexFile>(searchFolder + names.index),
    ]);
    return {
      name,
      prefix: documents.prefix,
      searcher: createSearcher(documents, index, synonyms),
      pages: documents.searchDocs,
    };
  }

  #manifest(): Promise<FileNamesByVersion> {
    const path = `${searchFolder}manifest.json`;
    return this.#keep(path, async () => {
      const manifest = await this.#json<FileNamesByVersion>(path);
      this.#indexes.retain(Object.values(manifest).map(({ index }) => index));
      return manifest;
    });
  }

  #keptJson<T>(path: string): Promise<T> {
    return this.#keep(path, () => this.#json<T>(path));
  }

  async #json<T>(path: string): Promise<T> {
    return JSON.parse(await this.site.read(path)) as T;
  }

  /** Caches the content of a file for at most ten minutes. */
  #keep<T>(path: string, read: () => Promise<T>): Promise<T> {
    if (Date.now() - this.#lastExpiry >= lifetime) {
      // All files expire together, so that files of two deploys are rarely mixed.
      this.#files.retain([]);
      this.#lastExpiry = Date.now();
    }
    return this.#files.get(path, read);
  }
}

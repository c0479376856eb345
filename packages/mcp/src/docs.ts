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
import type { FileNamesByVersion } from '../../../src/search/site-data';
import synonyms from '../../../src/search/synonyms.json';
import { UserError } from './user-error';
import { NotOnSite, type Site } from './site/site';

const searchFolder = '/assets/search/';

/** A version whose search index is loaded. */
export interface OpenVersion {
  readonly name: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  readonly searcher: Searcher;
  readonly pages: readonly SearchDoc[];
}

/** The docs of a site. Data files are read once and kept in memory; pages are read each time. */
export class Docs {
  readonly #kept = new Map<string, Promise<unknown>>();

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
    return this.#keep(`version ${wanted}`, async () => {
      const [documents, index] = await Promise.all([
        this.#json<DocumentsFile>(searchFolder + names.documents),
        this.#json<IndexFile>(searchFolder + names.index),
      ]);
      return {
        name: wanted,
        prefix: documents.prefix,
        searcher: createSearcher(documents, index, synonyms),
        pages: documents.searchDocs,
      };
    });
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

  /** Returns the declarations of an SDK, and the types that they depend on. */
  async declarations(
    { prefix }: OpenVersion,
    sdk: TypeScriptSdk,
  ): Promise<{ own: DeclarationsFile; types: TypesFile }> {
    const own = await this.#keptJson<DeclarationsFile>(prefix + declarationsPath(sdk));
    return { own, types: await this.#keptJson<TypesFile>(own.types) };
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

  #manifest(): Promise<FileNamesByVersion> {
    return this.#keptJson<FileNamesByVersion>(`${searchFolder}manifest.json`);
  }

  #keptJson<T>(path: string): Promise<T> {
    return this.#keep(path, () => this.#json<T>(path));
  }

  async #json<T>(path: string): Promise<T> {
    return JSON.parse(await this.site.read(path)) as T;
  }

  /** Caches a result. After a failure, the next call tries again. */
  #keep<T>(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key) as Promise<T> | undefined;
    if (kept) return kept;
    const made = make();
    made.catch(() => this.#kept.delete(key));
    this.#kept.set(key, made);
    return made;
  }
}

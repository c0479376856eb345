import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, Module } from '@rspack/core';
import { EVERY_PAGE, PAGES_PLACEHOLDER } from './generated-modules';
import {
  CHUNK_FOLDER,
  chunkFile,
  foldChunks,
  HASH_LENGTH,
  type PageChunk,
  pageChunkId,
} from '../../../src/lib/version-manifest/page-chunks';

const NAME = 'version-manifests';

/** The framework's name for the chunk with the bundler's runtime. */
const RUNTIME = 'runtime~main';

/** Placeholder in the runtime chunk for the files of all chunks that are not pages. */
const FILES_PLACEHOLDER = '__FILES_OF_CHUNKS__';

/** A version and its pages in the bundle. */
export interface VersionPages {
  /** Name of the chunk with the version manifest. */
  readonly chunk: string;
  /** Absolute import paths of the version's docs, in the order of the manifest. */
  readonly resources: readonly string[];
}

/** Files of the bundle, below the site's root. */
export interface BundledFiles {
  /** Files of version manifests, by the name of their chunk. */
  readonly manifests: Map<string, string>;
  /** Files of pages, by the absolute import path of the doc. */
  readonly pages: Map<string, string>;
}

/**
 * Template for chunk file names in the bundler. It has no hash, so the runtime needs no table of names. The plugin adds
 * the hashes and passes them to the client.
 */
export const CHUNK_FILENAME = `${CHUNK_FOLDER}[id].js`;

/**
 * Removes the file names of chunks from the bundler's runtime, which each page of the site loads. File names of pages
 * go into the manifest of their version. The few other names stay in the runtime. Any change to the content changes
 * some of these names and therefore the runtime. But the runtime is small, and the other scripts of every page keep
 * their names.
 */
export class VersionManifestsPlugin {
  /** @param report - receives the names of the files when the client has been bundled. */
  constructor(
    private readonly versions: readonly VersionPages[],
    private readonly report: (files: BundledFiles) => void,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, RuntimeModule, sources } = compiler.rspack;
    class FilesModule extends RuntimeModule {
      override generate(): string {
        return `__webpack_require__.files = "${FILES_PLACEHOLDER}";`;
      }
    }
    // After the code is final, and before the bundler hashes the entry.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        // Search has a separate runtime.
        if (chunk.name === RUNTIME) compilation.addRuntimeModule(chunk, new FilesModule('files of chunks'));
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const change = (chunk: Chunk, old: string, by: string) => {
          const file = scriptOf(chunk);
          const text = compilation.getAsset(file)?.source.source().toString() ?? '';
          if (text.split(old).length !== 2)
            throw new Error(`Chunk ${chunk.name ?? chunk.id} must contain "${old}" exactly once.`);
          compilation.updateAsset(file, new sources.RawSource(text.replace(old, () => by)));
        };
        /** Renames a chunk's file so that the name contains the hash of its content. */
        const name = (chunk: Chunk, id = chunk.name ?? String(chunk.id)): string => {
          const before = scriptOf(chunk);
          const hash = contentHash(compilation.getAsset(before)?.source.source() ?? '');
          compilation.renameAsset(before, chunkFile(id, hash));
          return hash;
        };

        const modules = modulesByResource(compilation);
        const files: BundledFiles = { manifests: new Map(), pages: new Map() };
        const named = new Set<Chunk>();
        for (const version of this.versions) {
          const pages = version.resources.map((resource): PageChunk => {
            const { module, chunk } = onlyChunk(compilation, resource, modules.get(resource));
            named.add(chunk);
            const id = pageChunkId({ module });
            change(chunk, `.push([["${chunk.id}"]`, `.push([["${id}"]`);
            const hash = name(chunk, id);
            files.pages.set(resource, scriptOf(chunk));
            return { module, hash };
          });
          const manifest = chunkNamed(compilation, version.chunk);
          change(manifest, PAGES_PLACEHOLDER, foldChunks(pages));
        }

        const everyPage = chunkNamed(compilation, EVERY_PAGE);
        compilation.deleteAsset(scriptOf(everyPage));
        const others = [...compilation.chunks].filter(
          (chunk) => !named.has(chunk) && chunk !== everyPage && !chunk.canBeInitial() && hasScript(chunk),
        );
        const table = others.map((chunk) => [chunk.id, `${chunk.name ?? chunk.id}.${name(chunk)}`].join());
        change(chunkNamed(compilation, RUNTIME), FILES_PLACEHOLDER, table.join(';'));
        for (const { chunk } of this.versions) files.manifests.set(chunk, scriptOf(chunkNamed(compilation, chunk)));
        this.report(files);
      });
    });
  }
}

const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));
const hasScript = (chunk: Chunk): boolean => scriptsOf(chunk).length > 0;

function scriptOf(chunk: Chunk): string {
  const [file, ...more] = scriptsOf(chunk);
  if (!file || more.length > 0)
    throw new Error(`Chunk ${chunk.name ?? chunk.id} has ${file ? more.length + 1 : 0} scripts; it must have one.`);
  return file;
}

function chunkNamed(compilation: Compilation, name: string): Chunk {
  const chunk = compilation.namedChunks.get(name);
  if (!chunk) throw new Error(`The bundle has no chunk "${name}".`);
  return chunk;
}

function modulesByResource(compilation: Compilation): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  for (const module of compilation.modules) {
    // A page's module may be the root of a concatenated module. The bundler still lists it separately then, but without
    // a chunk.
    const { resource } = ('rootModule' in module ? module.rootModule : module) as { resource?: string };
    const [chunk] = compilation.chunkGraph.getModuleChunksIterable(module);
    if (resource && chunk) modules.set(resource, module);
  }
  return modules;
}

/** Returns the only chunk that contains a page. */
function onlyChunk(compilation: Compilation, resource: string, found: Module | undefined) {
  const [chunk, ...more] = found ? compilation.chunkGraph.getModuleChunksIterable(found) : [];
  if (!found || !chunk || more.length > 0)
    throw new Error(`${resource} is in ${chunk ? more.length + 1 : 0} chunks of the bundle; a page must be in one.`);
  return { chunk, module: Number(compilation.chunkGraph.getModuleId(found)) };
}

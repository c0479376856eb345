declare module '@generated/version-manifests/base' {
  import type { GlobalData } from '@docusaurus/types';
  import type { Manifest } from '@site/src/lib/version-manifest/manifest';
  import type { ChunkNames, GeneratedRoute } from '@site/src/lib/version-manifest/generated-routes';
  import type { VersionEntry } from '@site/src/lib/version-manifest/version-entry';

  /** Function that loads a chunk's module, with the request and the module ID. The framework uses both. */
  export type RegistryEntry = readonly [load: () => Promise<unknown>, request: string, module: number];

  export const routes: readonly GeneratedRoute[];
  export const chunkNames: Record<string, ChunkNames>;
  export const globalData: GlobalData;
  export const registry: Record<string, RegistryEntry>;
  export const versions: readonly VersionBase[];

  export interface VersionBase extends VersionEntry {
    readonly load: () => Promise<ManifestModule>;
    /** ID of the module that `load` returns. */
    readonly id: number;
  }

  export interface ManifestModule {
    readonly manifest: Manifest;
    readonly chunks: string;
  }
}

/** Functions that the bundler provides to modules, under their names in webpack. */
declare const __webpack_require__: {
  <Module>(id: number): Module;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Returns the file name of a chunk. */
  u: (chunk: number | string) => string;
  /**
   * Files of the chunks that are not pages, separated by semicolons. Each entry consists of the chunk's ID, a comma,
   * and the file name with the hash. Added by our `bundler-plugin.ts`.
   */
  readonly files: string;
};
/** The modules that have been loaded, by ID. */
declare const __webpack_modules__: Readonly<Record<number, unknown>>;

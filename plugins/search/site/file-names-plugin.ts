import type { Compiler } from '@rspack/core';
import { foldFileNames, NAMES_PLACEHOLDER } from './file-names';
import { PLUGIN, WORKER, type FileNamesByVersion } from './site-data';

/**
 * Writes the names of search's files into its worker, when all modules have been compiled: pages are indexed meanwhile.
 */
export class FileNamesPlugin {
  /** @param names - waited for when the worker is about to be written. */
  constructor(private readonly names: () => Promise<FileNamesByVersion>) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    // Before code is minified, and before its hashes are made.
    const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const names = foldFileNames(await this.names());
        const scripts = [...(compilation.namedChunks.get(WORKER)?.files ?? [])].flatMap((file) => {
          const text = compilation.getAsset(file)?.source.source().toString() ?? '';
          return text.includes(NAMES_PLACEHOLDER) ? [{ file, text }] : [];
        });
        if (scripts.length === 0)
          throw new Error(
            `No script of the chunk "${WORKER}" has "${NAMES_PLACEHOLDER}". Give the worker that name where ` +
              'src/components/search/client.ts starts it, and let it read the placeholder.',
          );
        for (const { file, text } of scripts)
          compilation.updateAsset(file, new sources.RawSource(text.replaceAll(NAMES_PLACEHOLDER, names)));
      });
    });
  }
}

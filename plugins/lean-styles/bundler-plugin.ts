import type { Chunk, Compilation, Compiler } from '@rspack/core';
import { textsNamedIn } from '../page-texts/page-texts';
import { type ColorMode, dropUnused } from './drop-unused';
import { joinNames, type Names, namesInPage, namesInScript } from './names';

const NAME = 'lean-styles';

/** Drops from the style sheets of the bundle what none of its scripts can write. */
export class LeanStylesPlugin {
  /**
   * @param mode - the only mode of colours that the site has, when it has one only.
   * @param report - receives the names that the style sheets say nothing of any more.
   */
  constructor(
    private readonly mode: ColorMode | undefined,
    private readonly report: (dropped: readonly string[]) => void,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    // After scripts and styles have been made small, and before files get the hashes of what is in them.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const names = joinNames([...compilation.chunks].flatMap((chunk) => namesInChunk(compilation, chunk)));
        const dropped = new Set<string>();
        for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.css'))) {
          const lean = await dropUnused(source.source().toString(), names, this.mode);
          compilation.updateAsset(name, new sources.RawSource(lean.css));
          for (const each of lean.dropped) dropped.add(each);
        }
        this.report([...dropped]);
      });
    });
  }
}

/** Chunks with a name are scripts; the others are pages, which show texts too. */
function namesInChunk(compilation: Compilation, chunk: Chunk): Names[] {
  const read = chunk.name ? namesInScript : (page: string) => namesInPage(page + textsNamedIn(page));
  return [...chunk.files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(compilation.getAsset(file)?.source.source().toString() ?? ''));
}

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../../plugins/shared/versions';

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json'));
const target = path.join(root, 'src/fonts');

/** ASCII letters, digits and symbols, and other characters that technical pages in English use. */
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·×©é\u00a0`;

/**
 * Creates `src/fonts/figtree.woff2` with only the characters and weights that the site uses.
 *
 * @returns its size in bytes.
 */
export async function createWebFont(): Promise<number> {
  const font = await subsetFont(
    readFileSync(path.join(source, 'files/figtree-latin-wght-normal.woff2')),
    characters,
    // Regular to bold, because no text is lighter or heavier.
    { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } },
  );
  writeFileSync(path.join(target, 'figtree.woff2'), font);
  copyFileSync(path.join(source, 'LICENSE'), path.join(target, 'LICENSE'));
  return font.length;
}

import { PurgeCSS } from 'purgecss';
import type { Names } from './names';

const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** A name may start so; what starts `data-` or `aria-` is an attribute. */
const START = /^(?!data-$|aria-$)[a-z][\w-]*-$/i;

/** Attributes of the document whose value is the mode of colours. */
const COLOR_MODE_ATTRIBUTES = ['data-theme', 'data-theme-choice'];

/** A style sheet without what no element can match. */
export interface LeanStyles {
  readonly css: string;
  /** Classes, ids and elements that it says nothing of any more, as selectors, such as `.card` and `iframe`. */
  readonly dropped: readonly string[];
}

/**
 * Drops selectors with a class, an id or an element that is not among the names; then keyframes and custom
 * properties that nothing uses any more.
 *
 * Attributes are not judged, because a page may get any of them; only the mode of colours is, because the site says it.
 *
 * @param css - the whole style sheet.
 * @param names - what the elements of the site may be called.
 * @param mode - the only mode of colours that the site has, when it has one only.
 */
export async function dropUnused(css: string, { words, tags }: Names, mode?: ColorMode): Promise<LeanStyles> {
  const otherModes: readonly string[] = mode ? COLOR_MODES.filter((each) => each !== mode) : [];
  const judged = mode ? COLOR_MODE_ATTRIBUTES : [];
  const attributes = [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  const undetermined = [...words].filter((word) => !otherModes.includes(word));
  const starts = [...words].filter((word) => START.test(word));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'names' }],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          attributes: { names: judged, values: [] },
          classes: [],
          ids: [],
          tags: [...tags],
          undetermined,
        }),
      },
    ],
    css: [{ raw: css }],
    safelist: {
      // PurgeCSS would drop a selector of pseudo-classes alone, such as `:focus-visible`.
      standard: [/^:/, ...starts.map((start) => new RegExp(`^${start}`))],
      variables: propertiesInScripts(css, words),
    },
    dynamicAttributes: attributes.filter((name) => !judged.includes(name)),
    keyframes: true,
    variables: true,
    rejected: true,
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet back.');
  const isKnown = (name: string) =>
    words.has(name.replace(/^[.#]/, '')) || tags.has(name) || starts.some((start) => name.startsWith(start, 1));
  const unknownIn = (selector: string) => namesInSelector(selector).filter((name) => !isKnown(name));
  const rejected = result.rejected ?? [];
  const unexplained = rejected.filter(
    (selector) => unknownIn(selector).length === 0 && !judged.some((name) => selector.includes(`[${name}`)),
  );
  if (unexplained.length > 0)
    throw new Error(
      `PurgeCSS dropped ${unexplained.join(', ')}, though all names in it are used. ` +
        'Keep such selectors with the safelist in plugins/lean-styles/drop-unused.ts.',
    );
  return { css: result.css, dropped: [...new Set(rejected.flatMap(unknownIn))].sort() };
}

/** Custom properties that scripts name, and those that these refer to: PurgeCSS keeps the first only. */
function propertiesInScripts(css: string, words: ReadonlySet<string>): string[] {
  const found = new Set([...words].filter((word) => word.startsWith('--')));
  const definitions = [...css.matchAll(/(--[\w-]+)\s*:([^;}]*)/g)];
  // The set grows while it is walked.
  for (const property of found)
    for (const [, name, value = ''] of definitions)
      if (name === property) for (const [, referred = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) found.add(referred);
  return [...found];
}

/** Classes with their dot, ids with their hash, and elements. */
export function namesInSelector(selector: string): string[] {
  return selector.replace(/\[[^\]]*\]|::?[\w-]+/g, ' ').match(/[.#]?-?[_a-z][\w-]*/gi) ?? [];
}

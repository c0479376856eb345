import { isDeepStrictEqual } from 'node:util';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  DEPRECATED,
  type Item,
  lastName,
  type Manifest,
  PER_DIGIT,
  SYMBOL,
  type VersionData,
  unpack,
} from '../../../src/lib/version-manifest/manifest';

/**
 * Converts the data of a version to its compact format.
 *
 * @param base - path of the version with a trailing slash.
 * @throws Error if some data has no compact format, such as a second sidebar or a doc whose path differs from its ID.
 */
export function pack(base: string, data: VersionData): Manifest {
  const { docsSidebars, ...version } = data.version;
  const [sidebar = '', items = []] = Object.entries(docsSidebars)[0] ?? [];
  const others = [...new Set(data.elsewhere.flat())].sort();
  const manifest: Manifest = {
    base,
    sidebar,
    ids: foldIds(data.docs.map(({ id }) => id)),
    others,
    elsewhere: data.elsewhere.map((names) => versionDigits(names, others)).join(''),
    version,
    items: shortenItems(items),
  };
  const written = unpack(manifest);
  const unlike = (Object.keys(data) as (keyof VersionData)[]).find(
    (key) => !isDeepStrictEqual(written[key], data[key]),
  );
  if (unlike)
    throw new Error(
      `"${unlike}" of version "${version.label}" has no short form: src/lib/version-manifest/manifest.ts supports one sidebar with ` +
        `docs and collapsed categories, in which each doc occurs once, symbols with the class "${SYMBOL}" and their name as the label, ` +
        'and paths that follow the IDs. Write the sidebar in this form, or extend manifest.ts and pack.ts.',
    );
  return manifest;
}

/** Returns the IDs of the docs in a sidebar, in order; the page of a category precedes its items. */
export function idsOfSidebar(items: readonly PropSidebarItem[], idOf: (path: string) => string | undefined): string[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return idOf(item.href) ?? [];
    if (item.type === 'category') return [idOf(item.href ?? '') ?? [], idsOfSidebar(item.items, idOf)].flat();
    return [];
  });
}

/** Value of a symbol, by its class. A run of symbols is stored as the sum of their values. */
const stepOfClass: Readonly<Record<string, number>> = { [SYMBOL]: 1, [DEPRECATED]: -1 };

function shortenItems(items: readonly PropSidebarItem[]): Item[] {
  const short: Item[] = [];
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.type === 'category') {
      short.push({ label: item.label, items: shortenItems(item.items), ...(!item.href && { bare: true }) });
      continue;
    }
    const step = item.label === lastName(item.docId ?? '') ? stepOfClass[item.className ?? ''] : undefined;
    const last = short.at(-1);
    if (step === undefined) short.push([item.label]);
    else if (typeof last === 'number' && last * step > 0) short[short.length - 1] = last + step;
    else short.push(step);
  }
  return short;
}

function foldIds(ids: readonly string[]): string {
  let folders: readonly string[] = [];
  return ids
    .map((id) => {
      const names = id.split('/');
      const differs = names.findIndex((name, at) => name !== folders[at]);
      // The last name is always included, and the number of shared names must be a single digit.
      const shared = Math.min(differs, names.length - 1, 9);
      folders = names.slice(0, -1);
      return shared + names.slice(shared).join('/');
    })
    .join('\n');
}

function versionDigits(names: readonly string[], others: readonly string[]): string {
  let digits = '';
  for (let first = 0; first < others.length; first += PER_DIGIT) {
    const told = others.slice(first, first + PER_DIGIT);
    digits += told.reduce((bits, name, at) => bits + (names.includes(name) ? 2 ** at : 0), 0).toString(32);
  }
  return digits;
}

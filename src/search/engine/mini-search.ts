import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { FIRST_CODE, searchFields, type IndexFile, type SearchField } from './files';
import { wordsOf } from './words';

/** Text of each searchable field of a page. */
export type IndexedPage = { readonly id: number } & Readonly<Record<SearchField, string>>;

const options: Options<IndexedPage> = {
  fields: [...searchFields],
  tokenize: (text) => wordsOf(text).flatMap(({ terms }) => terms),
  // The tokenizer already returns final terms.
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term] },
};

/** Indexes the pages of a version. Their IDs start at 0. */
export function indexPages(pages: readonly IndexedPage[]): MiniSearch<IndexedPage> {
  const index = new MiniSearch(options);
  index.addAll(pages);
  return index;
}

/**
 * Packs an index into the compact format of {@link IndexFile}. Term frequencies are left out: they would take 5 KB more
 * and hardly change the ranking.
 */
export function packIndex(index: MiniSearch<IndexedPage>): Omit<IndexFile, 'format' | 'build'> {
  const plain = index.toJSON();
  const terms = plain.index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  let fields = '';
  const pages = terms.map(([, byField]) => {
    const masks = new Map<number, number>();
    for (const [field, entries] of Object.entries(byField)) {
      for (const page of Object.keys(entries)) masks.set(+page, (masks.get(+page) ?? 0) | (1 << +field));
    }
    const sorted = [...masks.keys()].sort((a, b) => a - b);
    for (const page of sorted) fields += masks.get(page)?.toString(16);
    return sorted
      .map((page, position) => String.fromCharCode(FIRST_CODE + page - (sorted[position - 1] ?? -1) - 1))
      .join('');
  });
  return { terms: terms.map(([term]) => term).join(' '), pages: pages.join(' '), fields };
}

/** Restores MiniSearch's index from the compact format. */
export function unpackIndex({ terms, pages, fields }: IndexFile): MiniSearch<IndexedPage> {
  const pagesOf = pages.split(' ');
  // For each page, the number of different terms in each field.
  const lengths: number[][] = [];
  let position = 0;
  const index = terms.split(' ').map((term, number): AsPlainObject['index'][number] => {
    const byField: Record<string, Record<string, number>> = {};
    let page = -1;
    for (const character of pagesOf[number] ?? '') {
      page += character.charCodeAt(0) - FIRST_CODE + 1;
      const mask = Number.parseInt(fields[position] ?? '0', 16);
      const length = (lengths[page] ??= searchFields.map(() => 0));
      for (let field = 0; field < searchFields.length; field++) {
        if (!(mask & (1 << field))) continue;
        (byField[field] ??= {})[page] = 1;
        length[field] = (length[field] ?? 0) + 1;
      }
      position++;
    }
    return [term, byField];
  });
  const all = Object.fromEntries(lengths.map((_, page) => [page, page]));
  return MiniSearch.loadJS<IndexedPage>(
    {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: all,
      fieldIds: Object.fromEntries(searchFields.map((field, id) => [field, id])),
      fieldLength: Object.fromEntries(lengths.entries()),
      averageFieldLength: searchFields.map(
        (_, field) => lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / lengths.length,
      ),
      storedFields: {},
      index,
      serializationVersion: 2,
    },
    options,
  );
}

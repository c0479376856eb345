import type { SearchDoc } from '../../src/search/engine/files';
import type { SearchableVersion } from '../../plugins/search-index/index-files/version-files';
import { capitalised, madeWord, rewritten } from './words';

/** Size of the large corpus, as a multiple of the pages of a version. */
export const SCALE = 10;

const copies = Array.from({ length: SCALE - 1 }, (_, position) => position + 1);

/** Returns the name of a copied page. The name of a symbol remains a single word. */
export function copiedName(name: string, isSymbol: boolean, copy: number): string {
  const word = capitalised(madeWord(`copy ${copy}`));
  return isSymbol ? name + word : `${name} ${word}`;
}

/** Returns the path of a copied page. */
export function copiedPath(path: string, isSymbol: boolean, copy: number): string {
  const word = madeWord(`copy ${copy}`);
  return isSymbol ? path + capitalised(word) : `${path}-${word}`;
}

function copiedDoc(doc: SearchDoc, copy: number): SearchDoc {
  const isSymbol = doc.symbol !== undefined;
  return {
    ...doc,
    path: copiedPath(doc.path, isSymbol, copy),
    title: copiedName(doc.title, isSymbol, copy),
    sections: doc.sections.map(([heading, text]) => [
      rewritten(heading, doc.path, copy),
      rewritten(text, doc.path, copy),
    ]),
  };
}

/** Returns the pages of a version, followed by nine copies of each. */
export function grownVersion(version: SearchableVersion): SearchableVersion {
  const { docs, descriptions } = version;
  return {
    ...version,
    docs: [...docs, ...copies.flatMap((copy) => docs.map((doc) => copiedDoc(doc, copy)))],
    descriptions: [
      ...descriptions,
      ...copies.flatMap((copy) =>
        docs.map(({ path }, position) => rewritten(descriptions[position] ?? '', path, copy)),
      ),
    ],
  };
}

/** Returns the documents of another engine, followed by nine copies of each. */
export function grown<T>(documents: readonly T[], copied: (document: T, copy: number) => T): T[] {
  return [...documents, ...copies.flatMap((copy) => documents.map((document) => copied(document, copy)))];
}

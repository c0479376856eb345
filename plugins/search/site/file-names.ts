import type { FileNamesByVersion } from './site-data';

/**
 * Stands in the worker's script for the names of its files, which are known when all pages have been indexed: later than
 * the script is compiled.
 */
export const NAMES_PLACEHOLDER = 'search-file-names';

/** Writes the names of all files as a text that can stand between quotation marks of any kind. */
export function foldFileNames(names: FileNamesByVersion): string {
  return Object.entries(names)
    .map(([version, { documents, index }]) => [version, documents, index].join())
    .join(';');
}

/** Reads what {@link foldFileNames} has written. */
export function unfoldFileNames(text: string): FileNamesByVersion {
  return Object.fromEntries(
    text.split(';').map((version) => {
      const [name = '', documents = '', index = ''] = version.split(',');
      return [name, { documents, index }];
    }),
  );
}

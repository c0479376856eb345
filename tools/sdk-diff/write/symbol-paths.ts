import path from 'node:path';

const valueMark = ' (value)';

/**
 * Whether a path names a whole symbol. Variables have paths such as `Name (value)`, because a type may share the name.
 */
export const isSymbol = (place: string): boolean =>
  !place.includes('.') && (!place.includes('(') || place.endsWith(valueMark));

/** Returns the name of the symbol that a path names. */
export const plainPath = (place: string): string =>
  place.endsWith(valueMark) ? place.slice(0, -valueMark.length) : place;

/** Returns the file for a module's new symbols. A technical writer then moves them to the files for their purposes. */
export function newFile(entry: string): string {
  const name = path.basename(entry, '.d.ts');
  return path.join(path.dirname(entry), name === 'index' ? 'new.d.ts' : `new-${name}.d.ts`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';

/**
 * Compares two folders byte by byte.
 *
 * @returns a line for each file that is missing in one folder or differs; empty if the folders are equal.
 */
export function differences(one: string, other: string): string[] {
  const [before, after] = [new Set(filesIn(one)), new Set(filesIn(other))];
  const missing = (names: ReadonlySet<string>, from: ReadonlySet<string>, where: string) =>
    [...names].filter((name) => !from.has(name)).map((name) => `${name} is in ${where} only`);
  const changed = [...before].filter(
    (name) => after.has(name) && !readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))),
  );
  return [
    ...missing(before, after, one),
    ...missing(after, before, other),
    ...changed.map((name) => `${name} differs`),
  ].sort();
}

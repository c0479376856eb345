import { editDistance } from '../../lib/edit-distance';

/** Maximum difference at which the last parts of two addresses count as similar. */
const mostOfLast = 0.4;

/** Weight of the folders. It ranks a name in the right folder above the same name elsewhere. */
const weightOfFolders = 0.3;

/** Difference of every inexact match, even if the names differ only in case or hyphens. */
const differenceOfSpelling = 0.02;

/** Maximum difference between a name and a longer name that begins with it. Comparable to one or two typos. */
const differenceOfStart = 0.3;
const shortestStart = 4;

/**
 * Compares the address of a page with an unknown address, mainly by the last part.
 *
 * Case and hyphens are ignored. The title of a page counts like the last part of its address.
 *
 * @param wanted - path of the unknown address.
 * @returns 0 for the same address, higher values for less similar addresses; undefined if the addresses are not
 * similar.
 */
export function differenceOf(wanted: string, path: string, title: string): number | undefined {
  const given = wanted.split('/').filter(Boolean);
  const own = path.split('/').filter(Boolean);
  const last = given.at(-1) ?? '';
  const name = own.at(-1) ?? '';
  const closest = Math.min(
    difference(normalized(last), normalized(name)),
    difference(normalized(last), normalized(title)),
  );
  if (closest > mostOfLast) return undefined;
  const folders = difference(foldersOf(given), foldersOf(own));
  return closest + weightOfFolders * folders + (last === name ? 0 : differenceOfSpelling);
}

const foldersOf = (parts: readonly string[]): string => parts.slice(0, -1).map(normalized).join('/');

/** Normalizes case and hyphens, which readers often get wrong without noticing. */
const normalized = (part: string): string => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the difference between two texts, from 0 (identical) to 1 (nothing in common). */
function difference(a: string, b: string): number {
  if (a === b) return 0;
  const relative = editDistance(a, b) / Math.max(a.length, b.length);
  const [short = '', long = ''] = [a, b].sort((x, y) => x.length - y.length);
  const isStart = short.length >= shortestStart && long.startsWith(short);
  return isStart ? Math.min(relative, differenceOfStart) : relative;
}

import { editDistance } from '../../src/lib/edit-distance';

/** Returns the candidate that differs least from a word; undefined if there are no candidates. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const byDistance = [...candidates].map((candidate) => ({ candidate, distance: editDistance(word, candidate) }));
  return byDistance.sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

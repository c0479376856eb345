import type { Platform } from './files';

const platformWords: readonly (readonly [words: string, platform: Platform])[] = [
  ['react native', 'mobile'],
  ['mobile', 'mobile'],
  ['ios', 'mobile'],
  ['android', 'mobile'],
  ['expo', 'mobile'],
  ['react', 'web'],
  ['web', 'web'],
  ['browser', 'web'],
  ['server', 'server'],
  ['backend', 'server'],
  ['node', 'server'],
  ['python', 'server-python'],
  ['fastapi', 'server-python'],
];

/** Returns the platform named by the words that start at a position. */
export function platformAt(
  words: readonly { readonly written: string }[],
  at: number,
): { length: number; name: Platform } | undefined {
  for (const [phrase, name] of platformWords) {
    const parts = phrase.split(' ');
    if (parts.every((part, index) => words[at + index]?.written === part)) return { length: parts.length, name };
  }
  return undefined;
}

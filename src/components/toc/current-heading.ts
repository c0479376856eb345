/** Where a heading is: pixels from the top of the screen. */
interface Place {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The heading whose section is read: the first one below the bar when it is in the upper half of the screen, else the one
 * before it, whose section fills the screen.
 *
 * @param headings - in the order of the page.
 * @param bar - height of the navigation bar, in pixels.
 * @param screen - height of the screen, in pixels.
 * @returns undefined above the first heading.
 */
export function currentHeading<T extends Place>(headings: readonly T[], bar: number, screen: number): T | undefined {
  const index = headings.findIndex(({ top }) => top >= bar);
  const next = headings[index];
  if (!next) return headings.at(-1);
  return next.bottom < screen / 2 ? next : headings[index - 1];
}

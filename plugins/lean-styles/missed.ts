import type { Fault } from '../shared/faults';

/**
 * Names that a built page uses and that were dropped from the style sheets.
 *
 * @param file - the built page, as it is to be named in a fault.
 * @param used - names in it: classes with their dot, and elements.
 */
export function missedIn(file: string, used: ReadonlySet<string>, dropped: readonly string[]): Fault[] {
  return dropped
    .filter((name) => used.has(name))
    .map((name) => ({
      file,
      what: `The page uses "${name}", whose styles were dropped, because no script has that name as a whole.`,
      fix: 'Write the name out where it is put together from parts, or teach plugins/lean-styles/names.ts to find it.',
    }));
}

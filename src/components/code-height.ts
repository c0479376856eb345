/** Sizes of `src/css/code.css`, in tenths of a rem: a line, and what is above and below all lines. */
const [LINE, PADDING] = [14, 18];

/**
 * How high a piece of code is before its lines are wrapped, in rem; see `src/css/out-of-sight.css`.
 *
 * @param html - its coloured lines.
 */
export function codeHeight(html: string): number {
  return (html.split('\n').length * LINE + PADDING) / 10;
}

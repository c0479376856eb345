import type { Label } from './model';

// Widths are measured in DejaVu Sans, because the reader's font is unknown at build time. DejaVu Sans is the widest of
// the fonts in `--font-text`. Any other font leaves a little more room around the text.

/** Widths in hundredths of the font size, for the characters from the space to the tilde. */
const widths = [
  32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
  84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69, 61,
  69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59,
  82, 59, 59, 52, 64, 34, 64, 84,
] as const;
const firstCode = 32;
/** Width of all other characters, which is enough for wide letters and Chinese characters. */
const otherWidth = 100;
/** Factor for the width of bold letters. */
const boldFactor = 1.13;

/** Text style in a diagram. */
export interface TextStyle {
  /** Font size in pixels. */
  readonly size: number;
  readonly bold?: boolean;
}

/** Line height in pixels. */
export const lineHeight = ({ size }: TextStyle): number => Math.round(size * 1.35);

/** Returns the width of one line in pixels, which no common font exceeds. */
export function textWidth(text: string, { size, bold = false }: TextStyle): number {
  let hundredths = 0;
  for (const char of text) hundredths += widths[(char.codePointAt(0) ?? 0) - firstCode] ?? otherWidth;
  return Math.ceil((hundredths / 100) * size * (bold ? boldFactor : 1));
}

/** Returns the size of a label, in pixels. */
export function labelSize(label: Label, style: TextStyle): { width: number; height: number } {
  return {
    width: Math.max(0, ...label.map((line) => textWidth(line, style))),
    height: label.length * lineHeight(style),
  };
}

/**
 * Wraps the long lines of a label into pieces of similar length.
 *
 * @param width - in pixels; a single word may be wider.
 */
export function wrap(label: Label, width: number, style: TextStyle): Label {
  return label.flatMap((line) => {
    const lines = breakAt(line, width, style);
    if (lines.length < 2) return lines;
    // The narrowest width with the same number of lines, so that the last line is not a single word.
    let best = lines;
    for (let narrower = width - 1; narrower > 0; narrower -= 1) {
      const tried = breakAt(line, narrower, style);
      if (tried.length > lines.length) break;
      best = tried;
    }
    return best;
  });
}

function breakAt(line: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

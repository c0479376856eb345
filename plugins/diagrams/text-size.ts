import type { Label } from './model';

// The text is set in the reader's own font, which nobody knows here. So it is measured in DejaVu Sans, the widest of
// those that `--font-text` comes to: in any other there is a little more room around it.

/** Widths in hundredths of the font size, for the characters from the space to the tilde. */
const widths = [
  32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
  84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69, 61,
  69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59,
  82, 59, 59, 52, 64, 34, 64, 84,
] as const;
const firstCode = 32;
/** For all other characters: that of a wide letter, or of a Chinese one. */
const otherWidth = 100;
/** How much wider letters are in bold. */
const boldFactor = 1.13;

/** How a text of a diagram is set. */
export interface TextStyle {
  /** Size of the font in pixels. */
  readonly size: number;
  readonly bold?: boolean;
}

/** Pixels from one line of a text to the next. */
export const lineHeight = ({ size }: TextStyle): number => Math.round(size * 1.35);

/** The width of one line in pixels, which no usual font exceeds. */
export function textWidth(text: string, { size, bold = false }: TextStyle): number {
  let hundredths = 0;
  for (const char of text) hundredths += widths[(char.codePointAt(0) ?? 0) - firstCode] ?? otherWidth;
  return Math.ceil((hundredths / 100) * size * (bold ? boldFactor : 1));
}

/** The room that a label takes, in pixels. */
export function labelSize(label: Label, style: TextStyle): { width: number; height: number } {
  return {
    width: Math.max(0, ...label.map((line) => textWidth(line, style))),
    height: label.length * lineHeight(style),
  };
}

/**
 * Breaks the lines of a label that are too long, so that the pieces are about as long as each other.
 *
 * @param width - in pixels; a single word may be wider.
 */
export function wrap(label: Label, width: number, style: TextStyle): Label {
  return label.flatMap((line) => {
    const lines = breakAt(line, width, style);
    if (lines.length < 2) return lines;
    // The narrowest width that needs no more lines: the last line is then not a single word.
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

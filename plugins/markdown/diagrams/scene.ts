import type { Label } from './model';
import { labelSize, lineHeight, type TextStyle } from './text-size';

/** A point in pixels, from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A shape or text. The style sheet sets its colors, by the class of its layer. */
export type Mark =
  | { readonly type: 'rect'; readonly rect: Rect; readonly radius: number }
  | { readonly type: 'path'; readonly d: string; readonly variant?: 'dotted' | 'thick' }
  | {
      readonly type: 'text';
      readonly label: Label;
      readonly style: TextStyle;
      readonly box: Rect;
      readonly from: 'start' | 'middle';
    };

/** Marks of one kind, rendered together. */
export interface Layer {
  readonly className: string;
  readonly marks: readonly Mark[];
}

/** A diagram with all positions and sizes, in pixels. Later layers cover earlier ones. */
export interface Scene {
  readonly bounds: Rect;
  readonly layers: readonly Layer[];
}

/** Text sizes: the smallest is 13 pixels, and the diagram is never scaled down on a screen. */
export const nodeText: TextStyle = { size: 14 };
export const headText: TextStyle = { size: 14, bold: true };
export const lineText: TextStyle = { size: 13 };

/** Maximum width in pixels at which a diagram fits the text column on a desktop without scrolling. */
export const columnWidth = 672;

/** Creates a text centered at a point. */
export function centered(label: Label, style: TextStyle, middle: Point): Mark {
  const { width, height } = labelSize(label, style);
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { type: 'text', label, style, box, from: 'middle' };
}

/** Creates a text with its upper left corner at a point. */
export function startingAt(label: Label, style: TextStyle, { x, y }: Point): Mark {
  return { type: 'text', label, style, box: { x, y, ...labelSize(label, style) }, from: 'start' };
}

/** Creates the background of a text, so that no line runs through it. */
export function behind(mark: Mark, margin = 3): Mark[] {
  if (mark.type !== 'text') return [];
  const { x, y, width, height } = mark.box;
  return [{ type: 'rect', rect: { x: x - margin, y, width: width + 2 * margin, height }, radius: 0 }];
}

/** Returns the position of each line of a text: its center or start, on the baseline. */
export function baselines({ label, style, box, from }: Extract<Mark, { type: 'text' }>): Point[] {
  const height = lineHeight(style);
  return label.map((_, index) => ({
    x: from === 'middle' ? box.x + box.width / 2 : box.x,
    // The center of lowercase letters is a third of the font size above the baseline.
    y: box.y + (index + 0.5) * height + style.size * 0.35,
  }));
}

/** Returns the smallest rectangle that contains the given rectangles. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Returns a rectangle with padding. */
export function padded({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

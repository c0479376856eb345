import type { Label } from './model';
import { labelSize, lineHeight, type TextStyle } from './text-size';

/** A place in pixels, from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Something to draw. Its colours come from the stylesheet, by the class of its layer. */
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

/** Marks of one kind, drawn together. */
export interface Layer {
  readonly className: string;
  readonly marks: readonly Mark[];
}

/** A diagram with all places and sizes, in pixels. Later layers cover earlier ones. */
export interface Scene {
  readonly bounds: Rect;
  readonly layers: readonly Layer[];
}

/** Sizes of text: nothing is smaller than 13 pixels, and the picture is never scaled down on a screen. */
export const nodeText: TextStyle = { size: 14 };
export const headText: TextStyle = { size: 14, bold: true };
export const lineText: TextStyle = { size: 13 };

/** The width in pixels up to which a diagram fits the column of text on a desktop, so that nobody has to scroll it. */
export const columnWidth = 672;

/** A text in the middle of a place. */
export function centred(label: Label, style: TextStyle, middle: Point): Mark {
  const { width, height } = labelSize(label, style);
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { type: 'text', label, style, box, from: 'middle' };
}

/** A text that begins at a place, its upper left corner. */
export function startingAt(label: Label, style: TextStyle, { x, y }: Point): Mark {
  return { type: 'text', label, style, box: { x, y, ...labelSize(label, style) }, from: 'start' };
}

/** The background of a text, so that no line runs through it. */
export function behind(mark: Mark, margin = 3): Mark[] {
  if (mark.type !== 'text') return [];
  const { x, y, width, height } = mark.box;
  return [{ type: 'rect', rect: { x: x - margin, y, width: width + 2 * margin, height }, radius: 0 }];
}

/** Where the lines of a text stand: the middle or the start of each, on its baseline. */
export function baselines({ label, style, box, from }: Extract<Mark, { type: 'text' }>): Point[] {
  const height = lineHeight(style);
  return label.map((_, index) => ({
    x: from === 'middle' ? box.x + box.width / 2 : box.x,
    // The middle of small letters stands a third of the size above the baseline.
    y: box.y + (index + 0.5) * height + style.size * 0.35,
  }));
}

/** The smallest rectangle around others. */
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

/** A rectangle with room around it. */
export function padded({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

import type { Point } from './scene';

const headLength = 9;
const headHalfWidth = 4.5;
const cornerRadius = 6;

/** Rounds a number for SVG: differences below a tenth of a pixel are invisible. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Returns the point at a distance from one point toward another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/**
 * Writes a line through several points, with rounded corners.
 *
 * @param heads - ends that have an arrowhead. The line stops inside the arrowhead, so that the tip stays sharp.
 * @returns the data of an SVG path.
 */
export function linePath(points: readonly Point[], heads: { start: boolean; end: boolean }): string {
  const [first, second] = points;
  const [last, lastButOne] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !lastButOne) return '';
  const start = heads.start ? towards(first, second, headLength - 2) : first;
  const end = heads.end ? towards(last, lastButOne, headLength - 2) : last;
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2] ?? corner;
    const radius = Math.min(cornerRadius, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `M${at(start)}${corners.join('')}L${at(end)}`;
}

/** Returns the three corners of an arrowhead, the tip last. */
function headCorners(tip: Point, from: Point): [Point, Point, Point] {
  const base = towards(tip, from, headLength);
  const across = {
    x: ((tip.y - base.y) / headLength) * headHalfWidth,
    y: ((base.x - tip.x) / headLength) * headHalfWidth,
  };
  return [{ x: base.x + across.x, y: base.y + across.y }, { x: base.x - across.x, y: base.y - across.y }, tip];
}

/** Writes a filled arrowhead whose tip is at one point, for a line from another point. */
export function filledHead(tip: Point, from: Point): string {
  const [left, right] = headCorners(tip, from);
  return `M${at(left)}L${at(tip)}L${at(right)}Z`;
}

/** Writes an arrowhead of two strokes. */
export function openHead(tip: Point, from: Point): string {
  const [left, right] = headCorners(tip, from);
  return `M${at(left)}L${at(tip)}L${at(right)}`;
}

/** Writes a cross at the end of a line, for a lost message. */
export function crossHead(tip: Point, from: Point): string {
  const [left, right] = headCorners(tip, from);
  const base = towards(tip, from, headLength);
  const opposite = (corner: Point): Point => ({ x: tip.x + corner.x - base.x, y: tip.y + corner.y - base.y });
  return `M${at(left)}L${at(opposite(right))}M${at(right)}L${at(opposite(left))}`;
}

/** Writes a diamond. */
export function diamondPath({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const [centerX, centerY] = [x + width / 2, y + height / 2];
  const corners = [
    { x: centerX, y },
    { x: x + width, y: centerY },
    { x: centerX, y: y + height },
    { x, y: centerY },
  ];
  return `M${corners.map(at).join('L')}Z`;
}

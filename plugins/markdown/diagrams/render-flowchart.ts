import type { PlacedFlowchart } from './layout-flowchart';
import { diamondPath, filledHead, linePath } from './lines';
import type { FlowNode } from './model';
import {
  behind,
  centered,
  headText,
  lineText,
  nodeText,
  padded,
  startingAt,
  type Mark,
  type Point,
  type Rect,
  type Scene,
} from './scene';

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Renders a flowchart that has been laid out. */
export function renderFlowchart({ nodes, groups, edges, width, height }: PlacedFlowchart): Scene {
  const decisions = new Map(
    nodes.filter(({ node }) => node.shape === 'decision').map(({ node, rect }) => [node.id, rect]),
  );
  const lines = edges.map(({ edge, points, label, labelRect }) => {
    const met = meetDiamonds(points, decisions.get(edge.from), decisions.get(edge.to));
    return { edge, points: met, text: labelRect && centered(label, lineText, middle(labelRect)) };
  });
  return {
    bounds: padded({ x: 0, y: 0, width, height }, 1),
    layers: [
      {
        className: 'diagram-groups',
        marks: groups.map(({ rect }) => ({ type: 'rect', rect, radius: 8 })),
      },
      {
        className: 'diagram-lines',
        marks: lines.map(({ edge, points }) => ({
          type: 'path',
          d: linePath(points, { start: edge.headAtStart, end: edge.headAtEnd }),
          variant: edge.line === 'solid' ? undefined : edge.line,
        })),
      },
      { className: 'diagram-heads', marks: lines.flatMap(({ edge, points }) => headsOf(points, edge)) },
      {
        className: 'diagram-titles',
        marks: groups.flatMap(({ group, rect }) => {
          const title = startingAt(group.label, headText, { x: rect.x + 14, y: rect.y + 10 });
          return [...behind(title), title];
        }),
      },
      { className: 'diagram-labels', marks: lines.flatMap(({ text }) => (text ? [...behind(text), text] : [])) },
      { className: 'diagram-nodes', marks: nodes.map(({ node, rect }) => outline(node.shape, rect)) },
      { className: 'diagram-names', marks: nodes.map(({ label, rect }) => centered(label, nodeText, middle(rect))) },
    ],
  };
}

function outline(shape: FlowNode['shape'], rect: Rect): Mark {
  if (shape === 'decision') return { type: 'path', d: diamondPath(rect) };
  return { type: 'rect', rect, radius: shape === 'rounded' ? 14 : 4 };
}

function headsOf(points: readonly Point[], ends: { headAtStart: boolean; headAtEnd: boolean }): Mark[] {
  const [first, second] = points;
  const [last, lastButOne] = [points.at(-1), points.at(-2)];
  const heads: Mark[] = [];
  if (ends.headAtStart && first && second) heads.push({ type: 'path', d: filledHead(first, second) });
  if (ends.headAtEnd && last && lastButOne) heads.push({ type: 'path', d: filledHead(last, lastButOne) });
  return heads;
}

/** Extends a line to the edge of a diamond, because the layout ends it at the rectangle around the diamond. */
function meetDiamonds(points: readonly Point[], start: Rect | undefined, end: Rect | undefined): Point[] {
  const met = [...points];
  const [first, second] = met;
  if (start && first && second) met[0] = onDiamond(first, second, start);
  const [last, lastButOne] = [met.at(-1), met.at(-2)];
  if (end && last && lastButOne) met[met.length - 1] = onDiamond(last, lastButOne, end);
  return met;
}

function onDiamond(point: Point, next: Point, rect: Rect): Point {
  const { x, y } = middle(rect);
  const isVertical = Math.abs(point.x - next.x) < Math.abs(point.y - next.y);
  if (isVertical) {
    const half = (rect.height / 2) * (1 - Math.abs(point.x - x) / (rect.width / 2));
    return { x: point.x, y: point.y < y ? y - half : y + half };
  }
  const half = (rect.width / 2) * (1 - Math.abs(point.y - y) / (rect.height / 2));
  return { x: point.x < x ? x - half : x + half, y: point.y };
}

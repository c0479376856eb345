import ELK, {
  type ElkEdgeSection,
  type ElkExtendedEdge,
  type ElkNode,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';
import { backEdges } from './back-edges';
import type { Direction, FlowEdge, FlowGroup, FlowNode, Flowchart, Label } from './model';
import { columnWidth, headText, lineText, nodeText, type Point, type Rect } from './scene';
import { labelSize, wrap } from './text-size';

/** A flowchart with positions and sizes in pixels. */
export interface PlacedFlowchart {
  readonly nodes: readonly { readonly node: FlowNode; readonly label: Label; readonly rect: Rect }[];
  readonly groups: readonly { readonly group: FlowGroup; readonly rect: Rect }[];
  readonly edges: readonly {
    readonly edge: FlowEdge;
    readonly points: readonly Point[];
    readonly label: Label;
    /** Undefined without a label. */
    readonly labelRect?: Rect;
  }[];
  readonly width: number;
  readonly height: number;
}

/** Layout settings to try: direction, and maximum text widths on nodes and lines, in pixels. */
interface Attempt {
  readonly direction: Direction;
  readonly node: number;
  readonly line: number;
}

const turned: Readonly<Record<Direction, Direction>> = { right: 'down', left: 'up', down: 'down', up: 'up' };

/** Layouts to try until the diagram fits the column: shorter lines of text first, then top to bottom. */
function attemptsFor(direction: Direction): Attempt[] {
  const across: Attempt[] = [
    { direction, node: 200, line: 170 },
    { direction, node: 130, line: 120 },
    { direction, node: 110, line: 95 },
  ];
  const down: Attempt[] = [
    { direction: turned[direction], node: 200, line: 170 },
    { direction: turned[direction], node: 130, line: 110 },
  ];
  return turned[direction] === direction ? down : [...across, ...down];
}

/**
 * Lays out a flowchart to fit the text column, treating the author's direction as a preference.
 *
 * @returns the first layout that fits or, if none fits, the narrowest one.
 */
export async function layoutFlowchart(flowchart: Flowchart): Promise<PlacedFlowchart> {
  let best: PlacedFlowchart | undefined;
  for (const attempt of attemptsFor(flowchart.direction)) {
    const placed = await place(flowchart, attempt);
    if (!best || placed.width < best.width) best = placed;
    if (placed.width <= columnWidth) return placed;
  }
  if (!best) throw new Error('No layout was tried.');
  return best;
}

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
} as const;

/** Keeps the author's order. Set only at the outermost level, because ELK fails if this option is set in groups. */
const inOrder = { 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' } as const;

const groupPadding = { side: 16, top: 40 } as const;

async function place(flowchart: Flowchart, attempt: Attempt): Promise<PlacedFlowchart> {
  const nodeLabels = new Map(flowchart.nodes.map(({ id, label }) => [id, wrap(label, attempt.node, nodeText)]));
  const edgeLabels = flowchart.edges.map(({ label }) => wrap(label, attempt.line, lineText));
  const back = backEdges(flowchart);
  const layoutOptions = {
    ...options,
    'elk.direction': attempt.direction.toUpperCase(),
  };
  const graph: ElkNode = {
    id: '\0root',
    layoutOptions: { ...layoutOptions, ...inOrder },
    children: childrenOf(undefined, flowchart, nodeLabels, layoutOptions),
    edges: flowchart.edges.map((edge, index) => elkEdge(index, edge, back.has(edge), edgeLabels[index] ?? [])),
  };
  const laidOut: ElkNode = await new ELK().layout(graph);
  const places = new Map(allNodes(laidOut).map((node) => [node.id, rectOf(node)]));
  const placeOf = (id: string): Rect => places.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edges = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    nodes: flowchart.nodes.map((node) => ({ node, label: nodeLabels.get(node.id) ?? [], rect: placeOf(node.id) })),
    groups: flowchart.groups.map((group) => ({ group, rect: placeOf(group.id) })),
    edges: flowchart.edges.map((edge, index) => {
      const found = edges.get(edgeId(index));
      const [label] = found?.labels ?? [];
      const points = (found?.sections ?? []).flatMap(pointsOf);
      return {
        edge,
        points: back.has(edge) ? points.toReversed() : points,
        label: edgeLabels[index] ?? [],
        labelRect: label && rectOf(label),
      };
    }),
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
  };
}

const edgeId = (index: number): string => `\0edge${index}`;

function elkEdge(index: number, { from, to }: FlowEdge, isBack: boolean, label: Label): ElkExtendedEdge {
  const { width, height } = labelSize(label, lineText);
  const labels =
    label.length === 0
      ? []
      : [{ text: label.join(' '), width: width + 8, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }];
  return { id: edgeId(index), sources: [isBack ? to : from], targets: [isBack ? from : to], labels };
}

function childrenOf(
  parent: string | undefined,
  flowchart: Flowchart,
  labels: ReadonlyMap<string, Label>,
  layoutOptions: LayoutOptions,
): ElkNode[] {
  const nodes = flowchart.nodes
    .filter((node) => node.parent === parent)
    .map(({ id, shape }): ElkNode => ({ id, ...nodeSize(shape, labels.get(id) ?? []) }));
  const groups = flowchart.groups
    .filter((group) => group.parent === parent)
    .map(({ id, label }): ElkNode => ({
      id,
      children: childrenOf(id, flowchart, labels, layoutOptions),
      layoutOptions: { ...layoutOptions, ...groupOptions(label, layoutOptions) },
    }));
  // ELK keeps this order unless another constraint prevents it.
  return [...nodes, ...groups].toSorted((a, b) => flowchart.order.indexOf(a.id) - flowchart.order.indexOf(b.id));
}

function groupOptions(label: Label, layoutOptions: LayoutOptions): LayoutOptions {
  const { side, top } = groupPadding;
  const width = labelSize(label, headText).width + 2 * side;
  // ELK rotates a vertical graph for the layout, but it does not rotate this size.
  const isVertical = /UP|DOWN/.test(layoutOptions['elk.direction'] ?? '');
  return {
    'elk.padding': `[top=${top},left=${side},bottom=${side},right=${side}]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': isVertical ? `(${top},${width})` : `(${width},${top})`,
  };
}

function nodeSize(shape: FlowNode['shape'], label: Label): { width: number; height: number } {
  const { width, height } = labelSize(label, nodeText);
  if (shape !== 'decision') return { width: width + 28, height: height + 22 };
  // A text fits into a diamond if its width divided by the diamond's width, plus its height divided by the diamond's
  // height, is at most one.
  const diamond = width * 1.55 + 24;
  return { width: diamond, height: height / (1 - width / diamond) + 12 };
}

function allNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function rectOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect {
  return { x, y, width, height };
}

function pointsOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] {
  return [startPoint, ...bendPoints, endPoint];
}

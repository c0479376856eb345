import type { FlowEdge, Flowchart } from './model';

/**
 * Finds the lines that run against the direction of a flowchart.
 *
 * In a cycle, these are the lines that lead back to an element that the author named earlier. ELK can choose these
 * lines itself, but it ignores the author's order if there are groups.
 *
 * @returns the lines to reverse for the layout; reversing them leaves no cycle.
 */
export function backEdges(flowchart: Flowchart): ReadonlySet<FlowEdge> {
  const levels = new Map<string | undefined, Lifted[]>();
  for (const edge of flowchart.edges) {
    const lifted = lift(edge, flowchart);
    if (lifted) levels.set(lifted.level, [...(levels.get(lifted.level) ?? []), lifted]);
  }
  const position = (id: string): number => flowchart.order.indexOf(id);
  const back = new Set<FlowEdge>();
  for (const edges of levels.values())
    for (const { edge, from, to } of edges)
      if (position(to) < position(from) && reaches(to, from, edges)) back.add(edge);
  return back;
}

/** A line between two elements of the same group: nodes, or the groups around the line's ends. */
interface Lifted {
  readonly edge: FlowEdge;
  readonly from: string;
  readonly to: string;
  /** The group that contains both; undefined at the top level. */
  readonly level: string | undefined;
}

/**
 * Finds the elements of the same group that a line connects. Undefined for a line from a node to itself, or from a
 * group to its content.
 */
function lift(edge: FlowEdge, flowchart: Flowchart): Lifted | undefined {
  const from = pathTo(edge.from, flowchart);
  const to = pathTo(edge.to, flowchart);
  const depth = from.findIndex((id, index) => id !== to[index]);
  const [a, b] = [from[depth], to[depth]];
  return a && b ? { edge, from: a, to: b, level: from[depth - 1] } : undefined;
}

/** Returns the groups around a node, outermost first, and the node. */
function pathTo(id: string, flowchart: Flowchart): string[] {
  const { parent } = [...flowchart.nodes, ...flowchart.groups].find((each) => each.id === id) ?? {};
  return parent ? [...pathTo(parent, flowchart), id] : [id];
}

function reaches(from: string, to: string, edges: readonly Lifted[]): boolean {
  const seen = new Set([from]);
  for (const id of seen) for (const edge of edges) if (edge.from === id) seen.add(edge.to);
  return seen.has(to);
}

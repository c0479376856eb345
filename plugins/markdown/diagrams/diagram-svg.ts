import { hashOf, openCache } from '../../shared/cache';
import { renderFlowchart } from './render-flowchart';
import { renderSequence } from './render-sequence';
import { layoutFlowchart } from './layout-flowchart';
import type { Diagram } from './model';
import { svgOf } from './svg';

/**
 * Renders a diagram, or returns the cached SVG of an earlier run.
 *
 * @param id - ID of the SVG, unique in its page.
 * @returns an `<svg>` element; the same for the same diagram and ID.
 */
export async function diagramSvg(diagram: Diagram, id: string): Promise<string> {
  const cache = openCache<string>('diagrams');
  const key = hashOf(id, JSON.stringify(diagram));
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { body, title, description } = diagram;
  const scene = body.kind === 'flowchart' ? renderFlowchart(await layoutFlowchart(body)) : renderSequence(body);
  const svg = svgOf(scene, { id, title, description });
  cache.set(key, svg);
  return svg;
}

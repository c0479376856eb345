import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder, hashOf, openCache } from '../../shared/cache';
import { root } from '../../shared/versions';
import { renderFlowchart } from './render-flowchart';
import { renderSequence } from './render-sequence';
import { layoutFlowchart } from './layout-flowchart';
import type { Diagram } from './model';
import { svgOf } from './svg';

/** Hash of the code that renders diagrams, as part of the cache key. */
let program: string | undefined;

function programHash(): string {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return hashOf(hashFolder('plugins/markdown/diagrams'), lock.packages['node_modules/elkjs']?.version ?? '');
}

/**
 * Renders a diagram, or returns the cached SVG of an earlier run.
 *
 * @param id - ID of the SVG, unique in its page.
 * @returns an `<svg>` element; the same for the same diagram and ID.
 */
export async function diagramSvg(diagram: Diagram, id: string): Promise<string> {
  program ??= programHash();
  const cache = openCache<string>('diagrams-v1');
  const key = hashOf(program, id, JSON.stringify(diagram));
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { body, title, description } = diagram;
  const scene = body.kind === 'flowchart' ? renderFlowchart(await layoutFlowchart(body)) : renderSequence(body);
  const svg = svgOf(scene, { id, title, description });
  cache.set(key, svg);
  return svg;
}

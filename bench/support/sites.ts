import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TemplateName } from '../../e2e/support/templates';
import { root } from '../../plugins/shared/versions';
import { stockSite } from '../stock/build';
import { whileServedCompressed } from './compressed';

/** A built site while it is served. */
export interface ServedSite {
  readonly name: 'ours' | 'stock';
  /** Address without a slash at its end. */
  readonly baseUrl: string;
}

/**
 * Does something while our site and the stock one are served, by the same kind of server.
 *
 * @throws Error when our site has not been built.
 */
export async function withBothSites<T>(run: (sites: readonly ServedSite[]) => Promise<T>): Promise<T> {
  if (!existsSync(path.join(root, 'build/index.html'))) throw new Error('There is no built site. Run `npm run build`.');
  const stock = stockSite();
  return whileServedCompressed('build', (ours) =>
    whileServedCompressed(stock, (other) =>
      run([
        { name: 'ours', baseUrl: ours },
        { name: 'stock', baseUrl: other },
      ]),
    ),
  );
}

/** Templates that the stock site has no page of: it has no search. */
const oursAlone: ReadonlySet<TemplateName> = new Set(['search-page']);

/** Whether a site has a page of a template. */
export function hasTemplate({ name }: ServedSite, template: TemplateName): boolean {
  return name === 'ours' || !oursAlone.has(template);
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import render, { type PageParams, type RenderedPage } from '@docusaurus/core/lib/client/serverEntry';
import routes from '@generated/routesChunkNames';
import { hashOf, openCache } from '../shared/cache';
import { SERVER_FOLDER } from './folder';
import { pageKeys } from './page-keys';

/** All that is in the bundle itself, by the bundler's ids; what is loaded later is added to it. */
declare const __webpack_modules__: Readonly<Record<string, () => void>>;

const keyOf = pageKeys({
  modules: Object.fromEntries(Object.entries(__webpack_modules__).map(([id, module]) => [id, String(module)])),
  files: readdirSync(path.join(process.env[SERVER_FOLDER]!, 'assets/js')),
  routes,
});

const kept = openCache<{ readonly key: string; readonly page: RenderedPage }>('rendered-pages');

/** Renders a page as the framework does, or gives what an earlier build has rendered of the same. */
export default async function renderChanged(params: PageParams): Promise<RenderedPage> {
  const ofPage = keyOf(params.pathname);
  if (ofPage === undefined) return render(params);
  const key = hashOf(ofPage, JSON.stringify(params), process.version);
  // By its path, so that a page is kept once and not for each state that it was in.
  const name = hashOf(params.pathname);
  const known = kept.get(name);
  if (known?.key === key) return known.page;
  const page = await render(params);
  kept.set(name, { key, page });
  return page;
}

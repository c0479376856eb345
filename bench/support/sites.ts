import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TemplateName } from '../../e2e/support/templates';
import { root } from '../../plugins/shared/versions';
import { peerNames, peerSite, type PeerName } from '../peers/build';
import { stockSite } from '../stock/build';
import { whileServedCompressed } from './compressed';

/** Built site that is being served. */
export interface ServedSite {
  readonly name: 'ours' | 'stock' | PeerName;
  /** Address without a trailing slash. */
  readonly baseUrl: string;
}

/** Functions that return the folder of each built site, by name. */
const folders: Readonly<Record<ServedSite['name'], () => string>> = {
  ours: () => 'build',
  stock: stockSite,
  starlight: () => peerSite('starlight'),
  vitepress: () => peerSite('vitepress'),
};

/** Names of all sites, ours first. */
export const siteNames = Object.keys(folders) as ServedSite['name'][];

export const isSite = (name: string): name is ServedSite['name'] => name in folders;

/**
 * Runs a function while sites with the same pages are served, all in the same way. Missing sites are built first.
 *
 * @throws Error when our site has not been built.
 */
export async function withSites<T>(
  names: readonly ServedSite['name'][],
  run: (sites: readonly ServedSite[]) => Promise<T>,
): Promise<T> {
  if (!existsSync(path.join(root, 'build/index.html'))) throw new Error('There is no built site. Run `npm run build`.');
  const built = names.map((name) => ({ name, folder: folders[name]() }));
  const serve = (from: number, served: readonly ServedSite[]): Promise<T> => {
    const site = built[from];
    if (!site) return run(served);
    return whileServedCompressed(site.folder, (baseUrl) => serve(from + 1, [...served, { name: site.name, baseUrl }]));
  };
  return serve(0, []);
}

/** Runs a function while our site and the stock one are served. */
export const withBothSites = <T>(run: (sites: readonly ServedSite[]) => Promise<T>): Promise<T> =>
  withSites(['ours', 'stock'], run);

/** Runs a function while our site, the stock site and the other generators' sites are served. */
export const withAllSites = <T>(run: (sites: readonly ServedSite[]) => Promise<T>): Promise<T> =>
  withSites(['ours', 'stock', ...peerNames], run);

/** Templates that only our site has. The other sites have no search results page and no page about quality. */
const oursAlone: ReadonlySet<TemplateName> = new Set(['search-page', 'quality']);

/** Whether a site has a page of a template. */
export function hasTemplate({ name }: ServedSite, template: TemplateName): boolean {
  return name === 'ours' || !oursAlone.has(template);
}

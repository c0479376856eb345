import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { docsVersions, root } from '../../plugins/shared/versions';
import { chosenNames } from '../../tools/chosen-names';
import { peerBuild, peerEnvironment, peerFolders, writePeer } from '../peers/build';
import { latestPages, sidebarOf, type PeerPage } from '../peers/pages';
import { starlightFiles } from '../peers/starlight';
import { stockBuild, writeStock } from '../stock/build';
import { installFor } from '../support/install';
import { measure, type Measured } from './measure';
import { addVersions, changeGuide, copySite, edit, inCopies } from './site-copy';
import { htmlFiles } from './times';

/**
 * Numbers of versions to measure: the number that the site has, and multiples of it. Each version has about as many
 * pages as the latest.
 */
const versionCounts = [1, 2, 4].map((factor) => factor * docsVersions().length);

/** Site that can be built with any number of versions. */
interface GrowingSite {
  /**
   * Writes the site to a new folder.
   *
   * @param copies - folder for temporary copies.
   * @returns the folder, as an absolute path.
   */
  readonly write: (copies: string, versions: number) => string;
  readonly build: () => [command: string, args: string[]];
  /** Folder of the built pages, relative to the site. */
  readonly output: string;
  /** Changes one page of the newest version. */
  readonly change: (folder: string) => void;
}

const sites = {
  ours: {
    write: (copies, versions) => {
      const folder = path.join(copies, `ours-${versions}`);
      copySite(folder);
      addVersions(folder, versions - docsVersions().length);
      return folder;
    },
    build: () => ['npm', ['run', 'build']],
    output: 'build',
    change: changeGuide,
  },
  stock: {
    write: (copies, versions) => {
      const folder = path.join(copies, `stock-${versions}`);
      writeStock(folder);
      addVersions(folder, versions - docsVersions().length);
      return folder;
    },
    build: () => stockBuild,
    output: 'build',
    change: changeGuide,
  },
  // Starlight does not support versions, so each version after the first gets a path prefix, and the sidebar lists the
  // pages of only one version.
  starlight: {
    write: (_, versions) => {
      installFor('peers');
      const folder = path.join(peerFolders, 'growth');
      const pages = latestPages();
      const all = Array.from({ length: versions }, (_version, index) => pages.map((page) => inVersion(page, index)));
      writePeer(folder, starlightFiles(all.flat(), sidebarOf(pages)));
      return path.join(root, folder);
    },
    build: () => peerBuild('starlight'),
    output: 'dist',
    change: (folder) => edit(folder, 'src/content/docs/page-0.md', (text) => `${text}\nThis sentence is new.\n`),
  },
} satisfies Readonly<Record<string, GrowingSite>>;

/** Prefixes the route of a page with a version; the first version has no prefix. */
const inVersion = (page: PeerPage, index: number): PeerPage =>
  index === 0 ? page : { ...page, route: `/v${index}${page.route === '/' ? '' : page.route}` };

/**
 * Measures how the cost of a build grows with the number of versions. Each site is built from scratch, and again after
 * one page has changed.
 *
 * @param names - sites to measure; all if empty.
 * @returns rows of a table.
 * @throws Error when a site is unknown.
 */
export async function compareGrowth(names: readonly string[]): Promise<string[][]> {
  const known = Object.keys(sites) as (keyof typeof sites)[];
  const chosen = names.length > 0 ? chosenNames('site', known, names) : known;
  const rows: string[][] = [
    ['Site', 'Versions', 'Pages', 'MB', 'Cold: s', 'CPU s', 'Peak GB', 'One page changed: s', 'CPU s', 'Peak GB'],
  ];
  for (const name of chosen) {
    for (const versions of versionCounts)
      rows.push([name, String(versions), ...(await growthOf(sites[name], versions))]);
  }
  return rows;
}

function growthOf(site: GrowingSite, versions: number): Promise<string[]> {
  return inCopies(async (copies) => {
    const folder = site.write(copies, versions);
    const build = () => measure(...site.build(), { cwd: folder, env: { ...process.env, ...peerEnvironment } });
    const cold = await build();
    const output = path.join(folder, site.output);
    const size = [String(htmlFiles(output).length), (bytesIn(output) / 1e6).toFixed(0)];
    site.change(folder);
    const again = await build();
    // Starlight's site is not in the folder for copies, which is removed.
    rmSync(folder, { recursive: true, force: true });
    return [...size, ...cells(cold), ...cells(again)];
  });
}

const cells = ({ seconds, cpu, peak }: Measured): string[] => [
  seconds.toFixed(0),
  cpu.toFixed(0),
  (peak / 1e9).toFixed(2),
];

/** Sums up the sizes of all files in a folder. */
function bytesIn(folder: string): number {
  return filesIn(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

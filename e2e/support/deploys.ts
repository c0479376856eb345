import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { keepAssets } from '../../deploy/assets/keep-assets';
import { root } from '../../plugins/shared/versions';
import { serveSite } from '../../scripts/serve';
import { linkFiles } from './next-build';

/** The current build, the next build, and the next build with the files of the current one. */
export type Build = 'first' | 'next' | 'next with old assets';

/** Folders of two builds, absolute or relative to the project root. */
export interface TwoBuilds {
  readonly first: string;
  readonly next: string;
}

/** A site to which one build after another is deployed. */
export interface Deploys {
  /** Address of the site, without a trailing slash. */
  baseUrl(): string;
  /** Deploys a build between two requests. */
  goLive(build: Build): void;
}

/** On the same disk as the site, so that files can be linked. */
const folder = path.join(root, '.cache/deploys');

/**
 * Starts a site for the tests of a file, to which one build after another is deployed.
 *
 * @param makeBuilds - receives a folder for its files, which is deleted after the tests.
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

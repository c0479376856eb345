import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { keepAssets } from '../../deploy/assets/keep-assets';
import { serveSite } from '../../scripts/serve';
import { linkFiles, makeNextBuild, type Changes } from './next-build';

/** The build that is there, the next one as it is, and the next one with the files of the first. */
export type Build = 'first' | 'next' | 'next with old assets';

interface Deploys {
  /** Address of the site, without a slash at its end. */
  baseUrl(): string;
  /** Puts a build online, from one request to the next. */
  goLive(build: Build): void;
}

const folder = '.cache/deploys';
const folders: Readonly<Record<Build, string>> = {
  first: 'build',
  next: `${folder}/next`,
  'next with old assets': `${folder}/next-with-old-assets`,
};

/** Gives the tests of a file a site on which one build follows another. */
export function deploysForTests(changes: Changes): Deploys {
  let live: Build = 'first';
  let address = '';
  let close: (() => void) | undefined;

  beforeAll(async () => {
    makeNextBuild('build', folders.next, changes);
    linkFiles(folders.next, folders['next with old assets']);
    keepAssets(folders['next with old assets'], 'build', 2);
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

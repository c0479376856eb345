import path from 'node:path';
import type { Move } from '../../src/lib/moves';
import { redirectDiagnostics } from '../routes/moved-pages/check-moves';
import { readMoves, readSdkLinks, type Redirect } from '../routes/moved-pages/redirects';
import type { Diagnostic } from '../shared/diagnostics';
import { filesIn } from '../shared/files';
import { versionPrefix } from '../shared/routes';
import { docsVersions, root } from '../shared/versions';

/**
 * Checks the addresses of moved pages against the page files of all versions. The build checks them again, against the
 * framework's addresses.
 */
export function checkMovedPages(
  moves: readonly Move[] = readMoves(),
  sdkLinks: readonly Redirect[] = readSdkLinks(),
): Diagnostic[] {
  const versions = docsVersions().map((version) => ({
    name: version.name,
    prefix: versionPrefix(version),
    paths: new Set(pathsIn(version.docsDir)),
  }));
  return redirectDiagnostics(moves, sdkLinks, versions);
}

function pathsIn(docsDir: string): string[] {
  return filesIn(path.join(root, docsDir))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `/${name.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`);
}

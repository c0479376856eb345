import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { Move } from '../../src/lib/moves';
import { versionNameOf } from '../../src/lib/version-name';
import { throwDiagnostics } from '../shared/diagnostics';
import { ownPathOf, prefixOf } from '../shared/routes';
import { redirectDiagnostics } from './moved-pages/check-moves';
import { movedPages } from './moved-pages/moved-pages';
import { readSdkLinks } from './moved-pages/redirects';
import { routeMap } from './not-found-pages/route-map';

/** File with the addresses of all versions, which not-found pages use for suggestions. */
const routeMapFile = 'route-map.json';

/** File with the addresses of moved pages, which the version menu uses. */
const movedPagesFile = 'moved-pages.json';

/**
 * Writes the addresses of pages next to the framework's data for the docs plugin.
 *
 * @param loaded - newest version first.
 * @throws ContentDiagnostics when a move leads from or to an address that does not exist.
 */
export async function writeAddresses(
  loaded: readonly LoadedVersion[],
  moves: readonly Move[],
  { createData }: PluginContentLoadedActions,
): Promise<void> {
  const versions = loaded.map((version) => ({
    name: versionNameOf(version.versionName),
    prefix: prefixOf(version),
    paths: new Set(version.docs.map(({ permalink }) => ownPathOf(permalink, version))),
  }));
  throwDiagnostics(redirectDiagnostics(moves, readSdkLinks(), versions));
  await createData(movedPagesFile, movedPages(moves, versions));
  await createData(routeMapFile, routeMap(loaded, moves));
}

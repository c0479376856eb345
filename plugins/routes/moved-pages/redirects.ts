import * as z from 'zod';
import { markdownPath } from '../../../src/lib/page-path';
import { versionPrefix } from '../../shared/routes';
import { readDataFile } from '../../shared/data-file';
import { docsVersions } from '../../shared/versions';
import { movedPath, type Move } from '../../../src/lib/moves';

/** File with the moves, relative to the project root. */
export const movedFile = 'plugins/routes/moved-pages/moved.json';

/** A permanent redirect. Both paths include the version's prefix, as in a request. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** File with addresses that messages of the SDKs link to, and the pages of the latest version to show instead. */
export const sdkLinksFile = 'plugins/routes/moved-pages/linked-by-sdks.json';

const sdkLinksSchema = z.array(z.strictObject({ from: z.string(), to: z.string() }));

const movesSchema = z.array(z.strictObject({ from: z.string(), to: z.string(), since: z.string() }));

/** Reads all moves. */
export function readMoves(): readonly Move[] {
  return readDataFile(movedFile, movesSchema);
}

/** Reads the addresses that messages of the SDKs link to. The site never had pages at these addresses. */
export function readSdkLinks(): readonly Redirect[] {
  return readDataFile(sdkLinksFile, sdkLinksSchema);
}

/** Lists the site's redirects: for moved pages and their Markdown, and for links in messages of the SDKs. */
export function siteRedirects(): Redirect[] {
  const versions = docsVersions().map((version) => ({ name: version.name, prefix: versionPrefix(version) }));
  return [...redirectsOf(readMoves(), versions), ...readSdkLinks()];
}

/**
 * Lists the redirects for the moves: in each version since a move, from the old address to the current one.
 *
 * @param versions - newest first, each with its path prefix, which is empty for the latest.
 */
export function redirectsOf(
  moves: readonly Move[],
  versions: readonly { readonly name: string; readonly prefix: string }[],
): Redirect[] {
  const names = versions.map(({ name }) => name);
  // A page that moved back and moved again has several moves from the same address.
  const moved = [...new Set(moves.map(({ from }) => from))];
  return versions.flatMap(({ name, prefix }) =>
    moved.flatMap((from) => {
      const to = movedPath(from, name, moves, names);
      if (to === from) return [];
      const page = { from: prefix + from, to: prefix + to };
      return [page, { from: markdownPath(page.from), to: markdownPath(page.to) }];
    }),
  );
}

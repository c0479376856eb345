import type { ApiHistory } from '../../api-reference/history/file';
import type { PartHistory } from '../../api-reference/history/history';
import { kindOfFolder } from '../../api-reference/history/page';
import type { Sdk } from '../../../src/lib/sdks';
import type { KindFolder } from '../../../src/lib/symbol-kinds';

/**
 * Returns the replacement for a symbol or member that a version no longer has.
 *
 * @param version - the version that lacks it.
 * @param path - path of the symbol's page, without the prefix of a version.
 * @param name - name of the symbol or member.
 * @returns text about the replacement, empty if there is none; undefined if the symbol or member was not removed, for
 * example because a later version added it.
 */
export type Removal = (version: string, path: string, name: string) => string | undefined;

/** Looks up removed names in the API history. */
export function removalsIn(history: ApiHistory): Removal {
  return (version, path, name) => {
    const [, sdk, folder, symbolName] = /^\/api\/([\w-]+)\/([\w-]+)\/(\w+)$/.exec(path) ?? [];
    const { versions = [], symbols = [] } = history[sdk as Sdk] ?? {};
    const kind = kindOfFolder[folder as KindFolder];
    // A type and a constant may share a name.
    const symbol = symbols.find(({ names, kinds }) =>
      versions.some((each) => names[each] === symbolName && kinds[each] === kind),
    );
    if (!symbol) return undefined;
    const isGone = ({ removed }: PartHistory) =>
      removed !== undefined && versions.indexOf(removed) <= versions.indexOf(version);
    // If the symbol was removed, its members were removed with it, and the symbol's advice is the better one.
    const gone = [symbol, name === symbolName ? undefined : symbol.parts[name]].find((each) => each && isGone(each));
    return gone && (gone.instead ?? '').replaceAll('`', '');
  };
}

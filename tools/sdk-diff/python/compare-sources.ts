import { readPackage, stubFolder } from '../../../plugins/api-reference/python/package';
import { pythonParser } from '../../../plugins/api-reference/python/parser';
import { compareWithRecord } from '../../../plugins/api-reference/python/recorded';
import type { DocsVersion } from '../../../plugins/shared/versions';
import type { ApiDifference } from '../compare';
import type { Report } from '../compare-package';
import simplified from '../simplified.json';
import { readSources } from './read-sources';

/**
 * Compares the sources of the Python SDK with the stubs of a version. The comparison works like the one in
 * `npm run check:sdks`, which compares the stubs with the recorded API.
 *
 * @param folder - folder that contains the `fishjam` folder.
 */
export async function compareSources(version: DocsVersion, folder: string): Promise<Report> {
  const parse = await pythonParser();
  const { modules, symbols } = await readPackage(version);
  const published = readSources(parse, folder, new Set(modules.map(({ name }) => name)));
  const reviewed = new Set(simplified.filter(({ sdk }) => sdk === 'server-python').map((entry) => entry.path));
  const differences = compareWithRecord(parse, published, modules, symbols)
    .filter(({ path: place }) => !reviewed.has(place))
    .map(({ path: place, expected, actual }): ApiDifference => {
      const home = modules
        .filter(({ name }) => place.startsWith(`${name}.`))
        .sort((a, b) => b.name.length - a.name.length)[0];
      const file = home?.file ?? stubFolder(version);
      if (actual === 'missing') return { path: place, change: 'new', published: expected, file };
      if (expected === 'nothing of that name') return { path: place, change: 'gone', documented: actual, file };
      return { path: place, change: 'type', documented: actual, published: expected, file };
    });
  return { differences, undocumentedModules: [], missing: [] };
}

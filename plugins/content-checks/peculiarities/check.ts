import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folderOfSdk, sdks } from '../../../src/lib/sdks';
import { findSymbol, symbolIndex } from '../../api-reference/symbol-index';
import type { Diagnostic } from '../../shared/diagnostics';
import { docsVersions, exists, root, type DocsVersion } from '../../shared/versions';
import { keptBlocksOf } from './blocks';
import { findDiagnosticsOfEntries, type NamedPage, type NamedPages } from './diagnostics-of-entry';
import { peculiarityFiles } from './files';
import { readPeculiarities, type WrittenPeculiarity } from './peculiarity';

/** Reads all peculiarities, and returns the valid ones and the problems in the invalid ones. */
function allPeculiarities(): { entries: WrittenPeculiarity[]; diagnostics: Diagnostic[] } {
  const read = peculiarityFiles(root).map((file) => {
    const [sdk = '', name = ''] = file.split('/').slice(-2);
    const isPython = sdk === 'server-python';
    const isNamedRight = name.endsWith('.json') && declarationNames(sdk).has(name.slice(0, -'.json'.length));
    const fix = isPython
      ? 'Name it after a stub file of the SDK: `_ws_notifier.json` for `_ws_notifier.pyi`.'
      : 'Name it after a declaration file of its SDK: `screen-share.json` for `screen-share.d.ts`.';
    const { entries, diagnostics } = readPeculiarities(file, readFileSync(path.join(root, file), 'utf8'));
    const what = `No ${isPython ? 'stub' : 'declaration'} file of ${sdk} is named ${name}.`;
    return { entries, diagnostics: [...(isNamedRight ? [] : [{ file, line: 1, what, fix }]), ...diagnostics] };
  });
  return {
    entries: read.flatMap(({ entries }) => entries),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Returns the names of an SDK's declaration files in all versions, without their extensions. */
function declarationNames(sdk: string): ReadonlySet<string> {
  const known = sdks.find((each) => each === sdk);
  const folders = known ? docsVersions().map(({ sdksDir }) => `${sdksDir}/${folderOfSdk(known)}`) : [];
  const files = folders
    .filter(exists)
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }));
  const ending = known === 'server-python' ? '.pyi' : '.d.ts';
  return new Set(files.flatMap((file) => (file.endsWith(ending) ? path.basename(file, ending) : [])));
}

/**
 * Checks the peculiarities of all SDKs against the reference and the guides of all versions.
 *
 * @throws Error when the API reference has not been generated.
 */
export function checkPeculiarities(): Diagnostic[] {
  const { entries, diagnostics } = allPeculiarities();
  return [...diagnostics, ...findDiagnosticsOfEntries(entries, docsVersions().map(pagesOf))];
}

function pagesOf(version: DocsVersion): NamedPages {
  return {
    version: version.name,
    symbol(sdk, name) {
      const entry = findSymbol(symbolIndex(version), sdk, name);
      const page = entry && pageAt(`${version.docsDir}/${entry.page}.mdx`);
      return page && { ...page, members: entry.members.map((member) => member.name) };
    },
    guide: (route) => pageAt(`${version.docsDir}/${route}.mdx`),
  };
}

function pageAt(file: string): NamedPage | undefined {
  return exists(file) ? { file, blocks: keptBlocksOf(readFileSync(path.join(root, file), 'utf8')) } : undefined;
}

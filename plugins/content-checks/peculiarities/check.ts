import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSymbol, symbolIndex } from '../../api-reference/symbol-index';
import type { Diagnostic } from '../../shared/diagnostics';
import { docsVersions, exists, root, type DocsVersion } from '../../shared/versions';
import { keptBlocksOf } from './blocks';
import { findDiagnosticsOfEntries, type NamedPage, type NamedPages } from './diagnostics-of-entry';
import { peculiarityFiles } from './files';
import { readPeculiarities, type WrittenPeculiarity } from './peculiarity';

/** Reads all peculiarities, and returns the valid ones and the problems in the others. */
function allPeculiarities(): { entries: WrittenPeculiarity[]; diagnostics: Diagnostic[] } {
  const read = peculiarityFiles(root).map((file) => {
    const [sdk = '', name = ''] = file.split('/').slice(-2);
    const declarations = docsVersions().map(({ sdksDir }) => `${sdksDir}/${sdk}/${name.replace(/\.json$/, '.d.ts')}`);
    const isNamedRight = name.endsWith('.json') && declarations.some(exists);
    const fix = 'Name it after a declaration file of its SDK: `screen-share.json` for `screen-share.d.ts`.';
    const { entries, diagnostics } = readPeculiarities(file, readFileSync(path.join(root, file), 'utf8'));
    const what = `No declaration file is named ${name}.`;
    return { entries, diagnostics: [...(isNamedRight ? [] : [{ file, line: 1, what, fix }]), ...diagnostics] };
  });
  return {
    entries: read.flatMap(({ entries }) => entries),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
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

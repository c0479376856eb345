import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sinceOf } from '../../api-reference/history/since';
import { environmentOfSdk } from '../../markdown/code-samples/environments';
import { packagesOf } from '../../api-reference/packages';
import { typeScriptSdks, type TypeScriptSdk } from '../../../src/lib/sdks';
import { stubFolder, stubNames } from '../../api-reference/python/package';
import { symbolIndex } from '../../api-reference/symbol-index';
import { markdownPath } from '../../../src/lib/page-path';
import { peculiarityFiles } from '../../content-checks/peculiarities/files';
import { readPeculiarities, type WrittenPeculiarity } from '../../content-checks/peculiarities/peculiarity';
import { writeFiles } from '../../shared/write-files';
import { hashOf } from '../../shared/cache';
import type { Diagnostic } from '../../shared/diagnostics';
import { docsVersion, docsVersions, exists, root, type DocsVersion } from '../../shared/versions';
import type { AgentVersion } from './agent-page';
import { declarationsFile, stubsFile } from './declarations';
import { examplePrograms } from './examples';
import { declarationsPath, typesFolder } from '../../../src/lib/agent-files';
import { peerTypes } from './peer-types';
import { versionFiles } from './version-files';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/**
 * Writes the files for agents of all versions into the built site.
 *
 * @param outDir - folder of the built site, which has the Markdown of all pages.
 * @param siteUrl - scheme and host.
 * @returns problems in the pages.
 */
export function writeAgentFiles(versions: readonly AgentVersion[], outDir: string, siteUrl: string): Diagnostic[] {
  const textOf = (route: string) => readFileSync(path.join(outDir, markdownPath(route)), 'utf8');
  const peculiarities = peculiarityFiles(root).flatMap((file) => readPeculiarities(file, read(file)).entries);
  const types = writeTypes(outDir);
  return versions.flatMap((pages) => {
    const version = docsVersion(pages.version);
    const programs = examplePrograms(version, read);
    const { files, diagnostics } = versionFiles({
      pages,
      siteUrl,
      symbols: symbolIndex(version),
      peculiarities: peculiaritiesIn(pages.version, peculiarities),
      packages: packagesOf(version),
      programs,
      textOf,
      sinceOf: (symbol, member) => sinceOf(symbol, pages.version, member),
      sourceOf: read,
    });
    const folder = path.join(outDir, pages.prefix);
    writeFiles(folder, files);
    writeFiles(folder, new Map(programs.map(({ path: name, text }) => [name, text])));
    writeFiles(folder, declarationsOf(version, types));
    writeFiles(folder, stubsOf(version));
    return diagnostics;
  });
}

/** Writes the types that declarations depend on. Returns the path of each SDK's file on the site. */
function writeTypes(outDir: string): Readonly<Record<TypeScriptSdk, string>> {
  const [version] = docsVersions();
  const written = typeScriptSdks.map((sdk) => {
    const text = JSON.stringify(peerTypes(version!, environmentOfSdk[sdk]));
    return { sdk, name: `${typesFolder}types-${sdk}-${hashOf(text).slice(0, 8)}.json`, text };
  });
  writeFiles(outDir, new Map(written.map(({ name, text }) => [name, text])));
  return Object.fromEntries(written.map(({ sdk, name }) => [sdk, name])) as Record<TypeScriptSdk, string>;
}

function declarationsOf(
  version: DocsVersion,
  types: Readonly<Record<TypeScriptSdk, string>>,
): ReadonlyMap<string, string> {
  const declared = typeScriptSdks.filter((sdk) => exists(`${version.sdksDir}/${sdk}`));
  return new Map(
    declared.map((sdk) => {
      const names = readdirSync(path.join(root, version.sdksDir, sdk)).filter((name) => name.endsWith('.d.ts'));
      return [declarationsPath(sdk), JSON.stringify(declarationsFile(version, sdk, names.sort(), read, types[sdk]))];
    }),
  );
}

function stubsOf(version: DocsVersion): ReadonlyMap<string, string> {
  const own = stubFolder(version);
  if (!exists(own)) return new Map();
  const stubs = stubsFile(version, stubNames(version), (name) => read(`${own}/${name}`));
  return new Map([[declarationsPath('server-python'), JSON.stringify(stubs)]]);
}

/**
 * Returns the peculiarities that apply to a version: `since` is not newer than the version, and `until` is not older.
 */
function peculiaritiesIn(name: string, entries: readonly WrittenPeculiarity[]): WrittenPeculiarity[] {
  // Newest first.
  const names = docsVersions().map((version) => version.name);
  const at = names.indexOf(name);
  return entries.filter(({ since, until }) => {
    const oldest = since === undefined ? names.length - 1 : names.indexOf(since);
    const newest = until === undefined ? 0 : names.indexOf(until);
    return newest <= at && at <= oldest;
  });
}

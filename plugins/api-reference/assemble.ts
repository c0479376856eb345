import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site.config';
import { filesIn } from '../shared/files';
import { guidePages, titleOfPage } from '../shared/guide-pages';
import { versionPrefix } from '../shared/routes';
import { exists, root, type DocsVersion } from '../shared/versions';
import { writeIfChanged } from '../shared/write-if-changed';
import { pythonParser, type ParsePython } from './python/parser';
import { samplesOfPage } from '../markdown/code-samples/page-samples';
import { mentionedSymbols, likelySdks } from '../markdown/symbol-links/mentions';
import { symbolsInPython } from '../markdown/symbol-links/python-mentions';
import { lastChangeDates, newestDate } from './git-dates';
import { apiLanding } from './landing/api-landing';
import { kindLabels, kindLanding } from './landing/kind-landing';
import { sdkLanding } from './landing/sdk-landing';
import { platformsPage } from './landing/platforms-page';
import { whatsNew, type DocumentedApi } from './landing/whats-new';
import type { ApiHistory } from './history/file';
import { finishHistory } from './history/page';
import { packageNames, packagesOf, undocumentedSubpaths } from './packages';
import { counterpartOf, counterpartSection } from './platforms/counterpart';
import { platformPairs } from './platforms/pairs';
import { folderOfSdk, sdks, sdkTitles, type Sdk } from '../../src/lib/sdks';
import { HISTORY_MARK } from './render/history-marks';
import { blocks, quoted } from './render/markdown';
import { finishUsedIn, type Mention } from './render/used-in';
import { symbolIndexFile, type SymbolEntry } from './symbol-index';
import { kindFolders } from '../../src/lib/symbol-kinds';

/** Folder with the generated pages of each SDK. */
type Generated = Readonly<Record<Sdk, string>>;

/** Files of a docs tree, by path below the version's docs folder. */
type Files = Map<string, string>;

/**
 * Adds the generated reference of one version to its docs tree.
 *
 * The reference consists of pages, landing pages, sidebar labels and the symbol index. Only changed files are written,
 * so that a running site rebuilds only those files. Files for removed symbols are deleted.
 *
 * @param generated - for each SDK, the folder that {@link generateSdk} filled.
 * @param history - history of all SDKs.
 * @param before - the previous version for comparison, and its generated folders.
 * @returns the number of files in the reference, and the number of files written or deleted.
 */
export async function assemble(
  version: DocsVersion,
  generated: Generated,
  history: ApiHistory,
  before?: { readonly version: DocsVersion; readonly generated: Generated },
): Promise<{ files: number; changed: number }> {
  const api = documentedApi(version, generated);
  const { entries } = api;
  const news = before && whatsNew(documentedApi(before.version, before.generated), api, history);
  const pairs = platformPairs();
  const packages = packagesOf(version);
  const dates = lastChangeDates(version.sdksDir);
  const files: Files = new Map([
    ['api/_category_.json', category('API reference', 6)],
    [
      'api/index.mdx',
      finishLanding(
        apiLanding(entries, exists(`${version.docsDir}/api/reference/index.mdx`), news),
        dates,
        version.sdksDir,
      ),
    ],
  ]);
  files.set(
    'api/platforms.mdx',
    finishLanding(platformsPage({ version: version.name, entries, history, pairs }), dates, version.sdksDir),
  );
  const guides = guidesOfSymbols(version, entries, await pythonParser());
  sdks.forEach((sdk, position) => {
    const own = entries.filter((entry) => entry.sdk === sdk);
    const folder = `${version.sdksDir}/${folderOfSdk(sdk)}/`;
    files.set(`api/${sdk}/_category_.json`, category(sdkTitles[sdk], position + 1));
    files.set(
      `api/${sdk}/index.mdx`,
      finishLanding(
        sdkLanding(sdk, own, packages[packageNames[sdk]], undocumentedSubpaths(version, sdk), version.name),
        dates,
        folder,
      ),
    );
    kindFolders
      .filter((kind) => own.some((entry) => entry.kind === kind))
      .forEach((kind, index) => {
        const ofKind = own.filter((entry) => entry.kind === kind);
        const landing = finishLanding(kindLanding(sdk, kind, ofKind), dates, folder);
        files.set(`api/${sdk}/${kind}/_category_.json`, category(kindLabels[kind], index + 1));
        files.set(`api/${sdk}/${kind}/index.mdx`, landing);
      });
    for (const entry of own) {
      const page = readFileSync(path.join(root, generated[sdk], 'pages', `${entry.kind}/${entry.name}.mdx`), 'utf8');
      const counterpart = counterpartOf(entry, entries, history, version.name, pairs);
      const compared = page.replace(HISTORY_MARK, (mark) =>
        blocks(counterpart && counterpartSection(entry, counterpart), mark),
      );
      const withHistory = finishHistory(compared, entry, history[sdk], version.name);
      files.set(`${entry.page}.mdx`, finishPage(withHistory, entry, guides.get(entry) ?? [], dates));
    }
  });
  const changed =
    writeTree(path.join(root, version.docsDir), files) +
    Number(writeIfChanged(path.join(root, symbolIndexFile(version)), JSON.stringify(entries)));
  return { files: files.size, changed };
}

function documentedApi(version: DocsVersion, generated: Generated): DocumentedApi {
  const read = (sdk: Sdk): unknown => JSON.parse(readFileSync(path.join(root, generated[sdk], 'symbols.json'), 'utf8'));
  return {
    version: version.name,
    prefix: versionPrefix(version),
    entries: sdks.flatMap((sdk) => read(sdk) as SymbolEntry[]),
  };
}

function category(label: string, position: number): string {
  return `${JSON.stringify({ label, position }, null, 2)}\n`;
}

function guidesOfSymbols(
  version: DocsVersion,
  entries: readonly SymbolEntry[],
  parsePython: ParsePython,
): Map<SymbolEntry, Mention[]> {
  const mentions = new Map<SymbolEntry, Mention[]>();
  for (const page of guidePages(version)) {
    if (page.path.startsWith('api/') || page.frontMatter['kind'] === 'landing') continue;
    const samples = samplesOfPage(page, version);
    const inText = mentionedSymbols(page.source, samples, entries, likelySdks(page.file, page.frontMatter));
    for (const entry of new Set([...inText, ...symbolsInPython(parsePython, samples, entries)])) {
      mentions.set(entry, [...(mentions.get(entry) ?? []), { title: titleOfPage(page), path: page.path }]);
    }
  }
  return mentions;
}

/** Completes a symbol's page with the guides that mention the symbol, the date and the edit URL. */
function finishPage(
  page: string,
  entry: SymbolEntry,
  guides: readonly Mention[],
  dates: ReadonlyMap<string, string>,
): string {
  const withGuides = finishUsedIn(page, guides, path.posix.dirname(entry.page));
  return withGuides.replace(/^source_file: "(.*)"$/m, (_, file: string) => {
    const date = dates.get(file);
    return [
      `custom_edit_url: ${quoted(site.editUrl + file)}`,
      ...(date ? [`last_update:\n  date: ${quoted(date)}`] : []),
    ].join('\n');
  });
}

/** Dates a landing page by the last change in its source folder, and removes the edit link. */
function finishLanding(page: string, dates: ReadonlyMap<string, string>, folder: string): string {
  const last = newestDate(dates, (file) => file.startsWith(folder));
  const added = ['custom_edit_url: null', ...(last ? [`last_update:\n  date: ${quoted(last)}`] : [])].join('\n');
  return page.replace(/^kind: landing$/m, (line) => `${line}\n${added}`);
}

function writeTree(docs: string, files: Files): number {
  let changed = 0;
  for (const [name, content] of files) changed += Number(writeIfChanged(path.join(docs, name), content));
  for (const sdk of sdks) {
    const folder = path.join(docs, 'api', sdk);
    if (!existsSync(folder)) continue;
    for (const name of filesIn(folder)) {
      if (!/\.(?:mdx|json)$/.test(name) || files.has(`api/${sdk}/${name}`)) continue;
      rmSync(path.join(folder, name));
      changed++;
    }
  }
  return changed;
}

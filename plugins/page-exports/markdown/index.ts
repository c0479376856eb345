import type { LoadContext, Plugin } from '@docusaurus/types';
import { agentVersion, type AgentVersion } from '../agents/agent-page';
import { writeAgentFiles } from '../agents/write';
import { qualityMarkdown } from '../../evidence/page';
import { loadedVersionsOf } from '../../../src/lib/docs-content';
import { throwDiagnostics, type Diagnostic } from '../../shared/diagnostics';
import { inProcesses } from '../../shared/processes';
import { pagePath } from '../../../src/lib/page-path';
import { markdownPages, type MarkdownPage } from './pages';
import type { PagesTask } from './write-in-process';
import { writeCachedPages, writeNotFound, writePages, type BuiltSite } from './write-pages';

/**
 * Writes the built docs pages as Markdown, and generates files for agents from the Markdown.
 *
 * The Markdown is generated from the page's HTML instead of its source, so that it contains everything that readers
 * see: the generated reference, all tabs, checked samples.
 */
export default function pageMarkdown({ siteConfig: { url } }: LoadContext): Plugin {
  let pages: readonly MarkdownPage[] = [];
  let homes: readonly string[] = [];
  let agentVersions: readonly AgentVersion[] = [];

  return {
    name: 'page-markdown',

    allContentLoaded({ allContent }) {
      const versions = loadedVersionsOf(allContent);
      pages = [...markdownPages(versions), qualityMarkdown].sort((a, b) => (a.path < b.path ? -1 : 1));
      homes = versions.map(({ path }) => pagePath(path));
      agentVersions = versions.map(agentVersion);
    },

    /** @throws ContentDiagnostics when the Markdown of a page is empty or contains HTML. */
    async postBuild({ outDir }) {
      const site = { outDir, url, paths: pages.map((page) => page.path), homes };
      writeNotFound(site);
      const changed = writeCachedPages(pages, site);
      throwDiagnostics(changed.length > fewPages ? await writeInProcesses(changed, site) : writePages(changed, site));
      throwDiagnostics(writeAgentFiles(agentVersions, outDir, url));
    },
  };
}

/** Maximum number of pages that are written in this process. For more pages, starting other processes is faster. */
const fewPages = 100;

async function writeInProcesses(pages: readonly MarkdownPage[], site: BuiltSite): Promise<Diagnostic[]> {
  const tasks = Array.from({ length: Math.ceil(pages.length / fewPages) }, (_, index) => ({
    pages: pages.slice(index * fewPages, (index + 1) * fewPages),
    site,
  }));
  const diagnostics: Diagnostic[] = [];
  await inProcesses<PagesTask, readonly Diagnostic[]>(
    'plugins/page-exports/markdown/write-in-process.ts',
    tasks,
    (_, found) => diagnostics.push(...found),
  );
  return diagnostics;
}

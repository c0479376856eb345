import contentDocs, { validateOptions, type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { loadEvidence } from '../evidence/load';
import { withChecks } from '../evidence/page-checks';
import { withChanges } from '../page-exports/changes/page-changes';
import { shownTexts } from '../page-exports/changes/shown-text';
import { writeAddresses } from '../routes/addresses';
import { readMoves } from '../routes/moved-pages/redirects';
import { withNotFoundPages } from '../routes/not-found-pages/not-found-routes';

/**
 * The framework's docs plugin, extended for all versions:
 *
 * 1. Data files list the addresses of all pages and of moved pages.
 * 2. The metadata of each page lists the older versions in which the page is different.
 * 3. The metadata of each page about an SDK contains the page's last check.
 * 4. Each version has its own not-found page.
 */
async function docs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await contentDocs(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    /** @throws ContentDiagnostics when a move names an address that does not exist, or when a report is malformed. */
    async contentLoaded(args) {
      const loaded = args.content as LoadedContent;
      const moves = readMoves();
      await writeAddresses(loaded.loadedVersions, moves, args.actions);
      const changed = withChanges(loaded, moves, shownTexts(context.siteDir));
      const content = withChecks(changed, loadEvidence().reports.declarations);
      await plugin.contentLoaded?.({ ...args, content, actions: withNotFoundPages(args.actions) });
    },
  };
}

export default Object.assign(docs, { validateOptions }) as PluginModule;

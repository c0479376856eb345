import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readMoves } from '../../routes/moved-pages/redirects';
import docsWithNotFoundPages from '../../routes/not-found-pages';
import { withChecks } from '../../evidence/page-checks';
import { loadEvidence } from '../../evidence/load';
import { withChanges } from './page-changes';
import { shownText } from './shown-text';

/**
 * Extends the docs plugin with not-found pages and with data for each page. The data consists of the older versions in
 * which the page is different, and the page's last check.
 *
 * Sources are compared, because pages are rendered before their Markdown exists. `e2e/page-changes.test.ts` compares
 * the Markdown of all pages with the result.
 */
async function docsWithChanges(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await docsWithNotFoundPages(context, options)) as Plugin;
  return {
    ...plugin,
    async contentLoaded(args) {
      const texts = new Map<string, string>();
      const textOf = (version: string, source: string) => {
        const file = source.replace('@site', context.siteDir);
        const text = texts.get(file) ?? shownText(file, path.join(context.siteDir, 'examples', version));
        texts.set(file, text);
        return text;
      };
      const content = withChanges(args.content as LoadedContent, readMoves(), textOf);
      const checked = withChecks(content, loadEvidence().reports.declarations);
      await plugin.contentLoaded?.({ ...args, content: checked });
    },
  };
}

export default Object.assign(docsWithChanges, {
  validateOptions: docsWithNotFoundPages.validateOptions,
}) as PluginModule;

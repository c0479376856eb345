import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwFaults } from '../shared/faults';
import { LeanStylesPlugin } from './bundler-plugin';
import type { ColorMode } from './drop-unused';
import { DROPPED_FILE } from './dropped-file';
import { missedIn } from './missed';
import { namesInHtml } from './names';

/** Drops from the style sheets what no page and no script of this site uses: half of them is the framework's. */
export default function leanStyles({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  let dropped: readonly string[] = [];
  return {
    name: 'lean-styles',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [new LeanStylesPlugin(onlyMode(siteConfig.themeConfig), (names) => (dropped = names)) as never],
      };
    },

    /** @throws ContentFaults when a page uses what was dropped. */
    postBuild({ outDir }) {
      const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
      const read = (page: string) => namesInHtml(readFileSync(path.join(outDir, page), 'utf8'));
      throwFaults(pages.flatMap((page) => missedIn(page, read(page), dropped)));

      const file = path.join(generatedFilesDir, DROPPED_FILE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(dropped));
    },
  };
}

/** The mode of colours when readers cannot change it, and neither can their system. */
function onlyMode(themeConfig: Partial<ThemeConfig>): ColorMode | undefined {
  const { disableSwitch, respectPrefersColorScheme, defaultMode } = themeConfig.colorMode ?? {};
  return disableSwitch && !respectPrefersColorScheme ? defaultMode : undefined;
}

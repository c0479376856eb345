import { timeBuilds } from '../bench/times/builds';
import { compareLighthouse } from '../bench/lighthouse/compare';
import { compareBytes } from '../bench/pages/first-visit';
import { compareNavigation } from '../bench/pages/navigation';
import { compareSearch } from '../bench/search/compare';
import { chosenTemplates } from '../e2e/support/templates';
import { benchLoad } from './bench-load';

/*
 * Measures the site, most of it beside a stock Docusaurus site of the same pages: `npm run bench` for everything, which
 * takes more than an hour; `npm run bench -- bytes` for a part; `npm run bench -- lighthouse home api-hook` for some
 * templates. All parts but `build` look at the site that has been built.
 */
const parts: Readonly<Record<string, (names: readonly string[]) => void | Promise<void>>> = {
  build: timeBuilds,
  bytes: (names) => compareBytes(chosenTemplates(names)),
  lighthouse: (names) => compareLighthouse(chosenTemplates(names)),
  navigation: compareNavigation,
  search: () => compareSearch(),
  load: benchLoad,
};

const [part, ...names] = process.argv.slice(2);
try {
  if (part !== undefined && !(part in parts)) {
    throw new Error(`There is no part "${part}". Write one of: ${Object.keys(parts).join(', ')}.`);
  }
  for (const [name, run] of Object.entries(parts)) {
    if (part !== undefined && part !== name) continue;
    await run(names);
    console.log();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

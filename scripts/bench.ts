import { compareAgents } from '../bench/agents/compare';
import { compareBuilds } from '../bench/builds/determinism';
import { compareGrowth } from '../bench/builds/growth';
import { timeSteps } from '../bench/builds/steps';
import { buildTimes } from '../bench/builds/times';
import { compareLighthouse, comparePeers } from '../bench/lighthouse/compare';
import { benchLoad } from '../bench/load/compare';
import { compareFirstAction } from '../bench/pages/first-action';
import { compareBytes } from '../bench/pages/first-visit';
import { compareNavigation } from '../bench/pages/navigation';
import { compareSearch } from '../bench/search/compare';
import { formatColumns } from '../bench/support/table';
import { chosenTemplates } from '../e2e/support/templates';
import { chosenNames } from '../tools/chosen-names';
import { runScript } from '../tools/run-script';

/*
 * Measures the site, mostly by comparing it with a stock Docusaurus site that has the same pages.
 *
 * `npm run bench` runs all parts except `peers`, `rebuild`, `growth` and `determinism`, and takes more than an hour.
 * `npm run bench -- bytes` runs one part, `npm run bench -- lighthouse home api-hook` measures only some templates, and
 * `npm run bench -- navigation ours vitepress` measures only some sites. To run `peers`, `rebuild`, `growth` or
 * `determinism`, name the part. `build`, `rebuild`, `growth` and `determinism` build the site themselves; all other
 * parts measure the existing build.
 */
const parts: Readonly<Record<string, (names: readonly string[]) => void | Promise<void>>> = {
  build: timeSteps,
  bytes: (names) => compareBytes(chosenTemplates(names)),
  lighthouse: (names) => compareLighthouse(chosenTemplates(names)),
  navigation: compareNavigation,
  'first-action': compareFirstAction,
  search: () => compareSearch(),
  load: benchLoad,
  agents: compareAgents,
};

/** Slow parts, which run only on request. */
const onRequest: typeof parts = {
  peers: (names) => comparePeers(chosenTemplates(names)),
  rebuild: async () => console.log(formatColumns(await buildTimes())),
  growth: async (names) => console.log(formatColumns(await compareGrowth(names))),
  determinism: async () => {
    if ((await compareBuilds()) > 0) process.exitCode = 1;
  },
};

const [part, ...names] = process.argv.slice(2);
await runScript(async () => {
  const all = { ...parts, ...onRequest };
  const chosen = part === undefined ? Object.keys(parts) : chosenNames('part', Object.keys(all), [part]);
  for (const name of chosen) {
    await all[name]!(names);
    console.log();
  }
});

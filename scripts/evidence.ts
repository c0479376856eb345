import { measuredCommit, slowReports, writeReport } from '../bench/evidence/reports';
import { reportNames, type ReportName } from '../src/lib/evidence/reports';
import { runScript } from '../tools/run-script';

/*
 * Generates the reports that the /quality page shows, and stores them in `evidence/` with the commit.
 *
 * `npm run evidence` generates the reports that take at most a minute. `npm run evidence -- search links` generates
 * only the named reports. The slow reports, `lighthouse` and `build`, are generated only if they are named.
 * `-- lighthouse home ours` measures one template on our site only, and `-- build again` measures only a second build.
 * Build the site first, because most reports are about the built site.
 */

const words = process.argv.slice(2);
const isReport = (word: string): word is ReportName => (reportNames as readonly string[]).includes(word);
const names = words.length > 0 ? words.filter(isReport) : reportNames.filter((name) => !slowReports.has(name));
const others = words.filter((word) => !isReport(word));
await runScript(async () => {
  if (names.length === 0 || (others.length > 0 && !names.some((name) => slowReports.has(name))))
    throw new Error(`There is no report "${others.join(' ')}". Use one of: ${reportNames.join(', ')}.`);
  const commit = measuredCommit();
  for (const name of names) await writeReport(name, commit, others);
});

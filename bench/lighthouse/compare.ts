import { templates, type TemplateName } from '../../e2e/support/templates';
import type { Figures } from '../../src/lib/evidence/reports';
import { percentile } from '../search/figures';
import { installFor } from '../support/install';
import { hasTemplate, withAllSites, withBothSites, withSites, type ServedSite } from '../support/sites';
import { formatColumns, kilobytesCell, ratioCell } from '../support/table';
import { categories, metrics, runLighthouse, type Category, type LighthouseRun, type Metric } from './run';

/** Number of runs per page: Lighthouse recommends the median of five. */
const runs = 5;

const median = (found: readonly LighthouseRun[], valueOf: (run: LighthouseRun) => number) =>
  percentile(found.map(valueOf), 0.5);
const metricOf = (found: readonly LighthouseRun[], metric: Metric) => median(found, (run) => run.metrics[metric]);

/** Measures a page on each site in turn, so that other load on the machine affects both sites. */
async function look(sites: readonly ServedSite[], template: TemplateName): Promise<Map<ServedSite, LighthouseRun[]>> {
  const found = new Map(sites.map((site) => [site, [] as LighthouseRun[]]));
  for (let run = 0; run < runs; run++) {
    for (const [site, results] of found) results.push(await runLighthouse(site.baseUrl + templates[template]));
  }
  return found;
}

/** Prints the mobile Lighthouse medians of each template for our site and the stock one. */
export async function compareLighthouse(chosen: readonly TemplateName[]): Promise<void> {
  installFor('lighthouse');
  await withBothSites((sites) => printComparison(sites, chosen));
}

/**
 * Like {@link compareLighthouse}, but also with the other generators' sites, which have our latest version's pages.
 */
export async function comparePeers(chosen: readonly TemplateName[]): Promise<void> {
  installFor('lighthouse');
  await withAllSites((sites) => printComparison(sites, chosen));
}

/** Medians of a template on a site, as the /quality page shows them. */
type Medians = Figures['lighthouse'][number];

/** Measures the chosen templates one after another on the named sites. */
export async function measureLighthouse(
  chosen: readonly TemplateName[],
  names: readonly ServedSite['name'][],
): Promise<readonly Medians[]> {
  installFor('lighthouse');
  return withSites(names, async (sites) => {
    const rows: Medians[] = [];
    for (const template of chosen) {
      const found = await look(
        sites.filter((site) => hasTemplate(site, template)),
        template,
      );
      rows.push(...[...found].map(([{ name }, results]) => mediansOf(template, name, results)));
    }
    return rows;
  });
}

function mediansOf(template: TemplateName, site: string, results: readonly LighthouseRun[]): Medians {
  const score = (category: Category) => median(results, ({ scores }) => scores[category]);
  return {
    template,
    site,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: metricOf(results, 'LCP'),
    TBT: metricOf(results, 'TBT'),
    CLS: metricOf(results, 'CLS'),
    bytes: median(results, ({ bytes }) => bytes.all),
    scripts: median(results, ({ bytes }) => bytes.scripts),
  };
}

async function printComparison(sites: readonly ServedSite[], chosen: readonly TemplateName[]): Promise<void> {
  const head = [`Lighthouse, phone, median of ${runs}`, 'site', ...categories];
  head.push(...['LCP ms', 'TBT ms', 'CLS', 'KB before interaction', 'of scripts', 'TBT vs. stock']);
  for (const template of chosen) {
    const found = await look(
      sites.filter((site) => hasTemplate(site, template)),
      template,
    );
    const stock = [...found].find(([{ name }]) => name === 'stock')?.[1];
    const rows = [...found].map(([{ name }, results]) => [
      template,
      name,
      ...categories.map((category) => String(median(results, ({ scores }) => scores[category]))),
      ...Object.keys(metrics).map((metric) => metricOf(results, metric as Metric).toFixed(metric === 'CLS' ? 3 : 0)),
      kilobytesCell(median(results, ({ bytes }) => bytes.all)),
      kilobytesCell(median(results, ({ bytes }) => bytes.scripts)),
      stock ? ratioCell(metricOf(results, 'TBT'), metricOf(stock, 'TBT')) : '–',
    ]);
    console.log(formatColumns([head, ...rows]));
  }
}

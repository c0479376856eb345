import { templates, type TemplateName } from '../../e2e/support/templates';
import type { Figures } from '../../src/lib/evidence/reports';
import { percentile } from '../search/figures';
import { installFor } from '../support/install';
import { hasTemplate, withAllSites, withBothSites, withSites, type ServedSite } from '../support/sites';
import { formatColumns, kilobytesCell, ratioCell } from '../support/table';
import { categories, metrics, runLighthouse, type Category, type LighthouseRun, type Metric } from './run';

/** Number of runs per page. Lighthouse recommends the median of five runs. */
const runs = 5;

const median = (found: readonly LighthouseRun[], valueOf: (run: LighthouseRun) => number) =>
  percentile(found.map(valueOf), 0.5);
const metricOf = (found: readonly LighthouseRun[], metric: Metric) => median(found, (run) => run.metrics[metric]);

/** Alternates between sites while measuring a page, so that other load on the machine affects all of them. */
async function look(sites: readonly ServedSite[], template: TemplateName): Promise<Map<ServedSite, LighthouseRun[]>> {
  const found = new Map(sites.map((site) => [site, [] as LighthouseRun[]]));
  for (let run = 0; run < runs; run++) {
    for (const [site, results] of found) results.push(await runLighthouse(site.baseUrl + templates[template]));
  }
  return found;
}

/** Prints the median mobile Lighthouse results of each template. The compared sites are ours and the stock site. */
export async function compareLighthouse(chosen: readonly TemplateName[]): Promise<void> {
  installFor('lighthouse');
  await withBothSites((sites) => printComparison(sites, chosen));
}

/**
 * Extends {@link compareLighthouse} to sites built with other generators. Those sites contain the pages of our latest
 * version.
 */
export async function comparePeers(chosen: readonly TemplateName[]): Promise<void> {
  installFor('lighthouse');
  await withAllSites((sites) => printComparison(sites, chosen));
}

/** Median results of a template on a site, in the form that the /quality page shows. */
type Medians = Figures['lighthouse'][number];

/** Measures each chosen template, in order, on all of the named sites. */
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

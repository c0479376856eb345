import type { Browser } from 'playwright-core';
import { bytesByKind, firstVisit, totalBytes, visitKinds } from '../../e2e/support/first-visit';
import { screens } from '../../e2e/support/screens';
import { templates, type TemplateName } from '../../e2e/support/templates';
import { launchChromium } from '../../tools/local/browser';
import { hasTemplate, withBothSites, type ServedSite } from '../support/sites';
import { formatColumns, kilobytesCell, ratioCell } from '../support/table';

/** Opens a page in a fresh profile and counts the transferred bytes. */
async function visit(browser: Browser, { baseUrl }: ServedSite, template: TemplateName) {
  const context = await browser.newContext({ viewport: screens.desktop });
  try {
    const files = await firstVisit(await context.newPage(), baseUrl + templates[template]);
    return { files: files.length, bytes: bytesByKind(files) };
  } finally {
    await context.close();
  }
}

/** Prints the bytes of a first visit to each template, on our site and on the stock site. */
export async function compareBytes(chosen: readonly TemplateName[]): Promise<void> {
  const browser = await launchChromium();
  const rows = [['First visit, KB with brotli', 'site', ...visitKinds, 'all', 'files', 'vs. stock']];
  try {
    await withBothSites(async (sites) => {
      for (const template of chosen) {
        const measured = [];
        for (const site of sites.filter((each) => hasTemplate(each, template))) {
          measured.push({ site: site.name, ...(await visit(browser, site, template)) });
        }
        const stock = measured.find(({ site }) => site === 'stock');
        for (const { site, files, bytes } of measured) {
          rows.push([
            template,
            site,
            ...visitKinds.map((kind) => kilobytesCell(bytes[kind])),
            kilobytesCell(totalBytes(bytes)),
            String(files),
            stock ? ratioCell(totalBytes(bytes), totalBytes(stock.bytes)) : '–',
          ]);
        }
      }
    });
  } finally {
    await browser.close();
  }
  console.log(formatColumns(rows));
}

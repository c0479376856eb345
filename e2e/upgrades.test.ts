import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requiresAction } from '../plugins/api-reference/upgrades/change';
import { readSteps } from '../plugins/api-reference/upgrades/steps';
import { versionPrefix } from '../plugins/shared/routes';
import { docsVersions, NEXT } from '../plugins/shared/versions';
import { attributeValues, builtPages } from './support/built-site';
import { browserForTests } from './support/browser';
import { screens } from './support/screens';

const browser = browserForTests();
const pages = builtPages();

/** Versions, each with the older versions that have an upgrade guide to it. */
const targets = docsVersions().map((version, index, all) => ({
  name: version.name,
  prefix: versionPrefix(version),
  olderNames: all.slice(index + 1).map(({ name }) => name),
}));

/** Whether the next version requires changes to code. Right after a release, it does not. */
const isNextChanged = Object.values(readSteps().steps)
  .flat()
  .some(({ to, setup, changes }) => to === NEXT && (setup.length > 0 || changes.some(requiresAction)));

describe.each(targets)('the upgrade guides to $name', ({ name: version, prefix, olderNames }) => {
  const index = pages.get(`${prefix}/upgrade`) ?? '';

  it('lead from every older version, by links in the page', () => {
    const links = new Set(attributeValues(index, 'href').map((href) => href.replace(/#.*$/, '')));
    const routes = olderNames.map((name) => `${prefix}/upgrade/from-${name}`);
    expect(routes.filter((route) => !links.has(route) || !pages.has(route))).toEqual([]);
  });

  it('link the checklists to changes on the page', () => {
    for (const name of olderNames) {
      const html = pages.get(`${prefix}/upgrade/from-${name}`) ?? '';
      const ids = new Set(attributeValues(html, 'id'));
      const lists = html.split(/<div class="?checklist"?>/).slice(1);
      const anchors = lists.flatMap((list) => attributeValues(list.slice(0, list.indexOf('</ul>')), 'href'));
      expect(anchors.length > 0).toBe(version !== NEXT || name !== olderNames[0] || isNextChanged);
      expect(anchors.filter((anchor) => !ids.has(anchor.slice(1)))).toEqual([]);
    }
  });
});

describe('a reader', () => {
  it('can reach a change from the chosen version and SDK without JavaScript, on a phone', async () => {
    const { page } = await browser.newPage({ javaScriptEnabled: false, viewport: screens.phone });
    await page.goto('/next/upgrade');
    await page.locator('tr', { hasText: 'React Native' }).locator('a').last().click();
    await page.waitForURL('**/next/upgrade/from-0.20.0#react-native');
    await page.locator('.checklist a', { hasText: 'Pass a Fishjam ID to joinRoom' }).click();
    const change = page.locator('#react-native-join-by-fishjam-id');
    expect(await change.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(screens.phone.height);
    const before = page.locator('#react-native-join-by-fishjam-id ~ .code-container').first();
    expect(await before.textContent()).toContain('Before: 0.20.0');
  });

  it('sees the changed lines in the code before a change, which is also complete in the Markdown', async () => {
    const { page } = await browser.open('/upgrade/from-0.21.0');
    const before = page.locator('#react-sandbox-api-url ~ .code-container').first();
    const changed = await before.locator('.line-removed').allTextContents();
    expect(changed.join('\n')).toContain('fishjamUrl');
    expect(readFileSync('build/upgrade/from-0.21.0.md', 'utf8')).toContain("fishjamUrl: 'https://fishjam.example.com'");
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasedVersions } from '../../plugins/shared/versions';
import { nginxForTests } from '../support/nginx';
import { templates, type TemplateName } from '../support/templates';
import { startFirefox } from './firefox';
import { waitFor, type Reader } from './reader';
import { startWebKit } from './webkit';

// Covers the basic tasks of readers in the two browser engines that the other tests do not use. Pages are served with
// the production content security policy.

const nginx = nginxForTests();
const [, older = ''] = releasedVersions();
const guide = '/how-to/backend/server-setup';

const isHydrated = `document.documentElement.dataset.hasHydrated === 'true'`;

/** Opens a page and presses a key, which starts hydration. */
async function openHydrated(reader: Reader, path: string): Promise<void> {
  await reader.open(nginx.baseUrl() + path);
  await reader.press('Tab');
  await waitFor(reader, isHydrated);
}

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('in %s', (_, start) => {
  describe('with scripts', () => {
    let reader: Reader;
    beforeAll(async () => {
      reader = await start({ scripts: true });
    }, 60_000);
    afterAll(() => reader.close());

    it.each(Object.entries(templates) as [TemplateName, string][])(
      'hydrates the template %s without an error',
      async (name, path) => {
        await openHydrated(reader, path);
        await waitFor(reader, `document.querySelector('h1')?.textContent.length > 0`);
        const errors = await reader.errors();
        // Some browsers log the 404 status of the not-found page as an error.
        expect(name === 'not-found' ? errors.filter((error) => !error.includes('404')) : errors).toEqual([]);
      },
    );

    it('navigates by click without a page load', async () => {
      await openHydrated(reader, guide);
      await reader.evaluate('(window.isSameDocument = true)');
      const next = await reader.evaluate<string>(
        `document.querySelector('.pagination-nav__link--next').getAttribute('href')`,
      );
      await reader.evaluate(
        `document.querySelector('.pagination-nav__link--next').scrollIntoView({ block: 'center' })`,
      );
      await reader.click('.pagination-nav__link--next');
      await waitFor(reader, `location.pathname === ${JSON.stringify(next)}`);
      await waitFor(
        reader,
        `document.querySelector('.theme-doc-sidebar-container [aria-current="page"]')?.getAttribute('href') === ${JSON.stringify(next)}`,
      );
      expect(await reader.evaluate('window.isSameDocument === true')).toBe(true);
      expect(await reader.errors()).toEqual([]);
    });

    it('searches with the keyboard only', async () => {
      await openHydrated(reader, guide);
      await reader.press('Control+k');
      await waitFor(reader, `document.querySelector('dialog.search')?.dataset.state === 'ready'`);
      await reader.type('useCamera');
      await waitFor(reader, `document.querySelector('dialog.search [role=option]')?.textContent.includes('useCamera')`);
      await reader.press('Enter');
      await waitFor(reader, `document.querySelector('h1')?.textContent.includes('useCamera')`);
      expect(await reader.errors()).toEqual([]);
    });

    it('changes the version and stays on the page', async () => {
      await openHydrated(reader, guide);
      await reader.click('.dropdown > button');
      const link = `.dropdown__menu a[href="/${older}${guide}"]`;
      await waitFor(reader, `document.querySelector('${link}').checkVisibility({ visibilityProperty: true })`);
      await reader.click(link);
      await waitFor(reader, `location.pathname === '/${older}${guide}'`);
      expect(await reader.errors()).toEqual([]);
    });

    it('shows the panel of a tab', async () => {
      await openHydrated(reader, guide);
      const second = `document.querySelectorAll('[role=tablist]')[0].querySelectorAll('[role=tab]')[1]`;
      await reader.evaluate(
        `(${second}.setAttribute('data-second', ''), ${second}.scrollIntoView({ block: 'center' }))`,
      );
      await reader.click('[data-second]');
      await waitFor(reader, `${second}.getAttribute('aria-selected') === 'true'`);
      expect(await reader.errors()).toEqual([]);
    });

    it('copies code', async () => {
      await openHydrated(reader, '/tutorials/react-quick-start');
      const button = `document.querySelector('[class*="buttonGroup"] button[aria-label*="opy"]')`;
      await reader.evaluate(`(${button}.setAttribute('data-copy', ''), ${button}.scrollIntoView({ block: 'center' }))`);
      await reader.click('[data-copy]');
      await waitFor(reader, `/copied/i.test(document.querySelector('[data-copy]').getAttribute('aria-label') ?? '')`);
      expect(await reader.errors()).toEqual([]);
    });

    it('scrolls to the heading of the hash', async () => {
      await openHydrated(reader, guide);
      const id = await reader.evaluate<string>(`[...document.querySelectorAll('h2[id]')].at(-1).id`);
      await openHydrated(reader, `${guide}#${id}`);
      await waitFor(
        reader,
        `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.getElementById(${JSON.stringify(id)}).getBoundingClientRect())`,
      );
    });
  });

  describe('without scripts', () => {
    let reader: Reader;
    beforeAll(async () => {
      reader = await start({ scripts: false });
    }, 60_000);
    afterAll(() => reader.close());

    it('shows the text, the sidebar, the versions and every tab panel', async () => {
      await reader.open(nginx.baseUrl() + guide);
      const isVisible = 'checkVisibility({ visibilityProperty: true })';
      expect(await reader.evaluate(`document.documentElement.dataset.hasHydrated`)).not.toBe('true');
      expect(await reader.evaluate(`document.querySelector('h1').${isVisible}`)).toBe(true);
      expect(
        await reader.evaluate(`[...document.querySelectorAll('[role=tabpanel]')].every((each) => each.${isVisible})`),
      ).toBe(true);
      expect(await reader.evaluate(`document.querySelectorAll('[role=tabpanel]').length > 1`)).toBe(true);
      expect(await reader.evaluate(`document.querySelector('.dropdown__menu a').${isVisible}`)).toBe(true);
      expect(await reader.evaluate(`document.querySelector('.theme-doc-sidebar-container a').${isVisible}`)).toBe(true);
      expect(await reader.evaluate(`document.querySelector('.search-button').${isVisible}`)).toBe(false);
    });
  });
});

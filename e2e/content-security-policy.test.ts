import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inlinePartsOfSite } from '../deploy/built-site';
import { recordedInlineParts } from '../deploy/write-files';
import { safeMarkup } from '../src/client/boot/trusted-types/safe-markup';
import { browserForTests, type OpenPage } from './support/browser';
import { markupInScripts } from './support/markup-in-scripts';
import { nginxForTests } from './support/nginx';
import { ready } from './support/page-state';
import { openSearch } from './support/search';
import { templates } from './support/templates';
import { walkTo } from './support/walk';

const nginx = nginxForTests();
const browser = browserForTests();

/** Returns the policy violations that the browser reported for the current document. */
const refused = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** Creates a page that records policy violations. */
async function watchedPage(): Promise<OpenPage> {
  const opened = await browser.newPage({ baseURL: nginx.baseUrl() });
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened.page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refused: list });
    document.addEventListener('securitypolicyviolation', (event) =>
      list.push(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  return opened;
}

const notFound = /status of 404/;

describe('the policy', () => {
  it('allows exactly the inline parts of the pages', () => {
    expect(recordedInlineParts(), 'run `npm run deploy:files` after a build').toEqual(inlinePartsOfSite('build'));
  });

  it('has three scripts, one style and one style attribute for all pages', () => {
    const { scripts, styles, styleAttributes } = recordedInlineParts();
    // The scripts hide a closed announcement, guard the boot script, and show the banner about a wrong base path.
    expect([scripts.length, styles.length, styleAttributes.length]).toEqual([3, 1, 1]);
  });

  it('blocks a script, a handler, a frame, foreign requests and text that becomes markup', async () => {
    const { page } = await watchedPage();
    await page.goto('/');
    await ready(page);
    const stopped = await page.evaluate(async () => {
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        document.body.append(element);
        return element;
      };
      const attempt = (action: () => unknown) => {
        try {
          return String(action());
        } catch (error) {
          return (error as Error).name;
        }
      };
      add('iframe', { src: 'https://example.com/' });
      add('img', { src: 'https://example.com/x.png' });
      add('p', { style: 'color: red' });
      const element = add('div', {});
      const outcomes = {
        // This runs in a timer, because the policy does not block `eval` in code that the test itself runs.
        eval: await new Promise((resolve) =>
          setTimeout(() => resolve(attempt(() => window.eval('window.ran = true')))),
        ),
        handler: attempt(() => add('p', { onclick: 'window.ran = true' })),
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the test expects the policy to block it
        timer: attempt(() => setTimeout('window.ran = true')),
        script: attempt(() => Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' })),
        text: attempt(() => Object.assign(document.createElement('script'), { text: 'window.ran = true' })),
        worker: attempt(() => new Worker('data:text/javascript,1')),
        frame: attempt(() => add('iframe', { srcdoc: '<script>parent.ran = true</script>' }).outerHTML),
        html: attempt(() => {
          element.innerHTML = '<img src=x onerror="window.ran = true"><b>bold</b><code>code</code>';
          return element.innerHTML;
        }),
        fetch: await fetch('https://example.com/').then(String, (error: Error) => error.name),
      };
      return { ...outcomes, ran: 'ran' in window };
    });
    expect(stopped).toMatchObject({
      eval: 'EvalError',
      handler: 'TypeError',
      timer: 'TypeError',
      script: 'TypeError',
      text: 'TypeError',
      worker: 'TypeError',
      html: '&lt;img src=x onerror="window.ran = true"&gt;&lt;b&gt;bold&lt;/b&gt;<code>code</code>',
      fetch: 'TypeError',
      ran: false,
    });
    // The browser reports violations asynchronously.
    await expect
      .poll(async () => (await refused(page)).map((line) => line.split(':')[0]))
      .toEqual(
        expect.arrayContaining(['frame-src', 'img-src', 'style-src-attr', 'connect-src', 'require-trusted-types-for']),
      );
    await page.context().close();
  });
});

describe('every kind of page', () => {
  it.concurrent.each(Object.entries(templates))('opens without a violation: %s', async (_, path) => {
    const { page, errors, foreignRequests } = await watchedPage();
    await page.goto(path);
    await ready(page);
    expect(await refused(page)).toEqual([]);
    expect(errors.filter((error) => !notFound.test(error))).toEqual([]);
    expect(foreignRequests).toEqual([]);
    await page.context().close();
  });

  it('opens from a link without a violation', async () => {
    const { page, errors, foreignRequests } = await watchedPage();
    await page.goto('/next/there-is-no-such-page');
    await ready(page);
    const heading = page.locator('h1').first();
    for (const path of Object.values(templates)) {
      const before = await heading.elementHandle();
      await walkTo(page, path);
      await page.waitForFunction((element) => !element?.isConnected, before);
      await ready(page);
    }
    expect(await refused(page)).toEqual([]);
    expect(errors.filter((error) => !notFound.test(error))).toEqual([]);
    expect(foreignRequests).toEqual([]);
    await page.context().close();
  });

  it('handles search, copy, tabs, hover, the version menu and the drawer without a violation', async () => {
    const { page, errors, foreignRequests } = await watchedPage();
    await page.goto('/tutorials/react-quick-start');
    await ready(page);
    const { ask, options, input } = await openSearch(page);
    await ask('useCamera');
    await input.press('Enter');
    await page.waitForURL(/useCamera/);
    expect(await options.count()).toBe(0);
    await walkTo(page, '/tutorials/react-quick-start');
    await page.locator('h1', { hasText: 'React' }).first().waitFor();
    await page.getByRole('tab').nth(1).click();
    await page.locator('.theme-code-block:visible').first().hover();
    await page.locator('.theme-code-block:visible button[aria-label*="opy"]').first().click();
    await page.locator('.page-actions summary').click();
    await page.locator('.page-copy button').first().click();
    await page.locator('[data-hover]:visible').first().hover();
    await page.locator('.navbar__item.dropdown > button').click();
    await page.locator('.dropdown__menu a', { hasText: '0.20.0' }).click();
    await page.waitForURL(/0\.20\.0/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar a').first().waitFor();
    expect(await refused(page)).toEqual([]);
    expect(errors).toEqual([]);
    expect(foreignRequests).toEqual([]);
    await page.context().close();
  });
});

describe('the markup in the scripts and the code of pages', () => {
  it('passes the Trusted Types policy unchanged', () => {
    const markup = markupInScripts();
    expect(markup.length).toBeGreaterThan(1000);
    const changed = markup.filter((html) => safeMarkup(html) !== html);
    expect(changed.slice(0, 5)).toEqual([]);
  });
});

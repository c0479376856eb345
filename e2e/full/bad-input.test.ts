import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { badQueries, badTarget, marker } from '../support/bad-targets';
import { browserForTests } from '../support/browser';
import { builtFiles, builtPages } from '../support/built-site';
import { nginxForTests } from '../support/nginx';
import { settled } from '../support/page-state';
import { randomOf } from '../support/random';
import { rawRequest, type RawAnswer } from '../support/raw-request';
import { hasResults, openSearch } from '../support/search';
import { wake } from '../support/wake';
import { walkTo } from '../support/walk';

/**
 * Seed of the random input. To repeat a run:
 * `FUZZ_SEED=… npx vitest run --config vitest.full.config.mts e2e/full/bad-input.test.ts`.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const pages = [...builtPages().keys()];
const files = builtFiles();
const nginx = nginxForTests();
const browser = browserForTests();

const random = randomOf(seed);
const targets = Array.from({ length: 5000 }, () => badTarget(random, pages));

/** Returns the problem with a response, or `undefined` if there is none. */
function problem(target: string, { status, headers, body }: RawAnswer): string | undefined {
  const text = body.toString('latin1');
  if (/nginx\/\d/.test(text + (headers.get('server') ?? ''))) return 'exposes the version of the server';
  if (!headers.get('content-security-policy')) return 'has no policy';
  if (text.includes(marker)) return 'has the target in its body';
  if (headers.has('set-cookie') || headers.has('x-header')) return 'has a header that the request injected';
  const location = headers.get('location');
  if (status === 301) {
    const path = location?.split('?')[0] ?? '';
    if (!/^\/(?:[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*)?$/.test(path)) return `leads to ${location}`;
    return undefined;
  }
  if (location !== undefined) return `has a location: ${location}`;
  if (status === 200) return isFile(target) ? undefined : 'has a 200 response although it does not exist';
  if (status === 400 || status === 414)
    return text.length < 300 ? undefined : 'has a long response to an invalid request';
  if (status !== 404) return `has a response with status ${status}`;
  const isPage = text.includes('<h1>Page not found</h1>') && text.includes('theme-layout-navbar');
  const isMarkdown =
    text.startsWith('# Page not found') && headers.get('content-type') === 'text/markdown; charset=utf-8';
  return isPage || isMarkdown || text === 'Not Found\n' ? undefined : 'has a response without the site layout';
}

/** Whether a target is a file on the site or the address of a page. */
function isFile(target: string): boolean {
  const path = target.split('?')[0] ?? '';
  return [path, `${path}.html`, path === '/' ? '/index.html' : path].some((name) => files.has(name));
}

describe('a server', () => {
  /** Requests a target and checks that its redirects end. Returns the first response. */
  async function follow(target: string): Promise<RawAnswer> {
    const first = await rawRequest(nginx.port(), target);
    let answer = first;
    for (let hops = 0; answer.status === 301; hops++) {
      if (hops === 5) throw new Error(`With seed ${seed}, ${JSON.stringify(target)} is redirected endlessly.`);
      answer = await rawRequest(nginx.port(), answer.headers.get('location') ?? '');
    }
    return first;
  }

  it('responds to 5000 bad targets with a page, a redirect to a page, or an error that does not echo them', async () => {
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    const rest = targets.values();
    const work = async () => {
      for (const target of rest) {
        const answer = await follow(target);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const what = problem(target, answer);
        if (what) problems.push(`${JSON.stringify(target).slice(0, 300)} ${what}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    expect(problems, `with seed ${seed}`).toEqual([]);
    // Every kind of response must occur. Otherwise, the targets do not cover enough cases.
    for (const status of [301, 400, 404, 414])
      expect(statuses.get(status), `${status} of seed ${seed}`).toBeGreaterThan(10);
  });
});

/** Creates a page that collects dialogs and errors, except network errors for missing pages. */
async function watchedPage(): Promise<{ page: Page; problems: () => string[] }> {
  const { page, errors, foreignRequests } = await browser.newPage({ baseURL: nginx.baseUrl() });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    page,
    problems: () => [
      ...errors.filter((text) => !/status of (?:400|404|414)/.test(text)),
      ...dialogs,
      ...foreignRequests,
    ],
  };
}

/** Returns a target as the text that a reader would type into the address bar. */
const address = (target: string) => Buffer.from(target, 'latin1').toString('utf8');

const isFramed = async (page: Page) =>
  (await page.locator('.navbar').isVisible()) &&
  (await page.locator('.theme-layout-footer').isVisible()) &&
  (await page.locator('main, article').count()) > 0;

describe('a browser', () => {
  it('shows the layout of the site for a sample of bad targets, each opened directly', async () => {
    const { page, problems } = await watchedPage();
    const found: string[] = [];
    const sample = targets.filter((_, index) => index % 200 === 0);
    for (const target of sample) {
      const answer = await page.goto(nginx.baseUrl() + address(target.replace(/^\/{2,}/, '/')));
      if (![200, 404].includes(answer?.status() ?? 0) || !answer?.headers()['content-type']?.includes('html')) continue;
      await wake(page);
      const wrong = problems().splice(found.length);
      if (!(await isFramed(page))) wrong.push('no frame');
      found.push(...wrong.map((what) => `${target.slice(0, 200)}: ${what}`));
    }
    expect(found, `with seed ${seed}`).toEqual([]);
    await page.context().close();
  });

  it('shows the layout for bad targets that are reached without a page load', async () => {
    const { page, problems } = await watchedPage();
    await page.goto('/');
    await wake(page);
    const sample = targets.filter((_, index) => index % 50 === 7).map(address);
    const hashes = [
      '#%',
      '#%FF',
      '#<script>alert(1)</script>',
      '#%00',
      '#__proto__',
      '#'.repeat(50),
      `#${'a'.repeat(9000)}`,
    ];
    for (const target of [...sample, ...hashes, ...hashes.map((hash) => `/api${hash}`)]) {
      await walkTo(page, target);
      await settled(page);
      expect(problems(), `with seed ${seed}: ${target.slice(0, 200)}`).toEqual([]);
      expect(await isFramed(page), `with seed ${seed}: ${target.slice(0, 200)}`).toBe(true);
    }
    await settled(page);
    expect(problems(), `with seed ${seed}`).toEqual([]);
    await page.context().close();
  });
});

describe('search', () => {
  it('accepts any text on the results page', async () => {
    const { page, problems } = await watchedPage();
    await page.goto('/search');
    await wake(page);
    const status = page.locator('main [role="status"]');
    for (const query of badQueries) {
      await walkTo(page, `/search?${new URLSearchParams({ q: query }).toString()}`);
      if (query.trim()) await status.filter({ hasText: hasResults }).waitFor();
      else await status.waitFor({ state: 'detached' });
      expect(problems(), query.slice(0, 50)).toEqual([]);
      expect(await page.locator('main :is(script, img, [onload], [onerror])').count(), query.slice(0, 50)).toBe(0);
    }
    // The search page must also accept such text in a link from another site.
    await page.goto(`/search?${new URLSearchParams({ q: badQueries.slice(0, 8).join(' ') }).toString()}`);
    await status.filter({ hasText: hasResults }).waitFor();
    expect(problems()).toEqual([]);
    await page.context().close();
  });

  it('accepts any text in its dialog', async () => {
    const { page, problems } = await watchedPage();
    await page.goto('/');
    await wake(page);
    const { ask, dialog, input } = await openSearch(page);
    for (const query of badQueries) {
      if (query.trim()) await ask(query);
      else await input.fill(query);
      await settled(page);
      expect(await dialog.isVisible()).toBe(true);
      expect(problems(), query.slice(0, 50)).toEqual([]);
      expect(await dialog.locator(':is(script, img, [onload], [onerror])').count(), query.slice(0, 50)).toBe(0);
    }
    await page.context().close();
  });
});

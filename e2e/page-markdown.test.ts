import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, inject, it } from 'vitest';
import { site } from '../site.config';
import { versionPrefix } from '../plugins/shared/routes';
import { docsVersions, releasedVersions } from '../plugins/shared/versions';
import { agentGuidePath } from '../src/lib/agent-files';
import { isEndOfTabs } from '../src/lib/markdown-tabs';
import { mcpLines } from '../src/components/page-actions/agent-links';
import { violations } from './support/axe';
import { attributeValues, builtFiles, builtPages, isDocsPage } from './support/built-site';
import { browserForTests } from './support/browser';
import { openUntouched } from './support/page-state';
import { routeRequests } from './support/route-requests';
import { overflow, screens, smallScreens } from './support/screens';
import { wake } from './support/wake';

const browser = browserForTests();
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Selects an item of the menu for agents. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.locator('.page-actions summary').click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

/** HTML of the docs pages and the /quality page, by route. The search page and the not-found page have no Markdown. */
const pages = new Map([...builtPages()].filter(([route]) => isDocsPage(route) || route === '/quality'));
const fileOf = (route: string) => (route === '/' ? '/index.md' : `${route}.md`);
const textOf = (route: string) => readFileSync(path.join('build', fileOf(route)), 'utf8');

const [latest = ''] = releasedVersions();
const api = '/api/web/functions/useCamera';
const guide = '/0.21.0/tutorials/react-quick-start';

describe('the Markdown of a page', () => {
  it('exists for exactly the pages of all versions', () => {
    const files = [...builtFiles()].filter((file) => file.endsWith('.md')).sort();
    const prefixes = docsVersions()
      .map(versionPrefix)
      .sort((a, b) => a.length - b.length);
    const extra = prefixes.flatMap((prefix) => [`${prefix}/404.md`, ...(prefix ? [`${prefix}/index.md`] : [])]);
    const forAgents = /^(?:\/(?:next|\d[\d.]*))?\/(?:agents\.md$|agents\/|examples\/|upgrade\/from-[\d.]+\/)/;
    expect(files.filter((file) => !forAgents.test(file))).toEqual([...[...pages.keys()].map(fileOf), ...extra].sort());
    for (const prefix of prefixes) expect(files).toContain(fileOf(prefix || '/'));
    for (const prefix of prefixes.slice(1))
      expect(readFileSync(`build${prefix}/index.md`, 'utf8')).toBe(textOf(prefix));
  });

  it('imports a constant as a type only if the package exports no value for it', () => {
    expect(textOf('/api/web/variables/SimulcastConfig')).toContain('import type { SimulcastConfig } from');
    expect(textOf('/api/server/variables/ServerMessage')).toContain('import { ServerMessage } from');
  });

  it('starts with the title, the version and the address of the page', () => {
    const wrong = [...pages].flatMap(([route, html]) => {
      const text = textOf(route);
      const version = /^\/(next|\d[^/]*)/.exec(route)?.[1] ?? latest;
      const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1];
      const isRight =
        /^# \S/.test(text) &&
        text.includes(`\n\n${isDocsPage(route) ? `Version ${version}` : 'All versions'} · ${canonical}\n\n`) &&
        /[^\n]\n$/.test(text);
      return isRight ? [] : [`${route}: ${text.slice(0, 200)}`];
    });
    expect(wrong).toEqual([]);
  });

  // Uses a different parser from the one in the build, so that the same bug cannot affect both.
  it('has no HTML except for the end of tabs, no JSX or imports outside of code, and no broken links', () => {
    const files = builtFiles();
    const ids = new Map([...pages].map(([route, html]) => [fileOf(route), new Set(attributeValues(html, 'id'))]));
    const problems: string[] = [];
    for (const route of pages.keys()) {
      const problem = (what: string) => problems.push(`${route}: ${what}`);
      visit(parser.parse(textOf(route)), (node) => {
        if (node.type === 'html' && !isEndOfTabs(node.value)) problem(node.value);
        if (node.type === 'text' && /<\/?[a-zA-Z]|\bclassName\b|^import .* from|\\_/.test(node.value))
          problem(node.value);
        if (node.type === 'heading' && node.children.length === 0) problem('an empty heading');
        if (node.type !== 'link' && node.type !== 'image') return;
        const url = URL.canParse(node.url) ? new URL(node.url) : undefined;
        if (!url) problem(`${node.url} is not a complete URL`);
        if (url?.origin !== site.url) return;
        const hash = decodeURIComponent(url.hash.slice(1));
        if (!files.has(decodeURI(url.pathname)) && url.pathname !== route) problem(`${node.url}: no such file`);
        else if (hash && !ids.get(url.pathname)?.has(hash)) problem(`${node.url}: no such anchor`);
        // Except for the page's own address at the top, links must not lead to HTML.
        else if (pages.has(url.pathname) && url.pathname !== route) problem(`${node.url} leads to HTML`);
      });
    }
    expect(problems).toEqual([]);
  });

  it('contains each sample of the page in the form that its copy button copies', async () => {
    const { page } = await browser.open(guide, { permissions: ['clipboard-read', 'clipboard-write'] });
    const codes: string[] = [];
    visit(parser.parse(textOf(guide)), 'code', ({ value }) => {
      codes.push(value);
    });
    const blocks = await page.locator('.theme-code-block').all();
    expect(blocks).toHaveLength(codes.length);
    let copied = 0;
    for (const [index, block] of blocks.entries()) {
      // Samples in other tabs have no visible button.
      if (!(await block.isVisible())) continue;
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await block.hover();
      await block.locator('button[aria-label^="Copy code"]').click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes[index]);
      copied += 1;
    }
    expect(copied).toBeGreaterThan(3);
  });

  it('is not in the sitemap', () => {
    expect(readFileSync('build/sitemap.xml', 'utf8').match(/[^<>]*\.md(?=<)/g)).toBeNull();
  });

  it('is linked from the head of its page', () => {
    const wrong = [...builtPages()].flatMap(([route, html]) => {
      const href = /<link[^>]*rel="?alternate"?[^>]*type="?text\/markdown"?[^>]*href="?([^\s">]+)/.exec(html)?.[1];
      return href === (pages.has(route) ? fileOf(route) : undefined) ? [] : [`${route}: ${href}`];
    });
    expect(wrong).toEqual([]);
  });

  it('lists the links of the types in a signature below it', () => {
    const text = textOf('/api/mobile/functions/useCamera');
    const [, after = ''] = /```ts\nfunction useCamera\(\)[\s\S]*?\n```\n\n(.*)/.exec(text) ?? [];
    expect(after).toContain(`[\`Camera\`](${site.url}/api/mobile/type-aliases/Camera.md)`);
  });

  it.each(['/nope.md', '/next/api/nope.md', '/0.20.0/nope.md'])('%s gets Markdown and status 404', async (file) => {
    const [, prefix = ''] = /^(\/next|\/0\.20\.0)\//.exec(file) ?? [];
    const response = await fetch(`${inject('baseUrl')}${file}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(await response.text()).toBe(readFileSync(`build${prefix}/404.md`, 'utf8'));
  });

  it.each(['/index.md', '/next.md', '/next/index.md', '/0.21.0.md', `${api}.md`])(
    '%s is served as Markdown',
    async (file) => {
      const response = await fetch(`${inject('baseUrl')}${file}`, { redirect: 'manual' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(await response.text()).toBe(readFileSync(path.join('build', file), 'utf8'));
    },
  );
});

describe('copying a page', () => {
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

  it.each([api, guide, '/', '/0.20.0/how-to'])(
    'copies the Markdown of %s to the clipboard and confirms it',
    async (at) => {
      const { page, errors } = await browser.newPage(clipboard);
      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('.md') && asked.push(request.url()));
      await openUntouched(page, at);
      await wake(page);
      expect(asked).toEqual([]);
      const status = page.locator('.page-actions [role="status"]');
      expect(await status.textContent()).toBe('');
      await choose(page, 'Copy as Markdown');
      await status.filter({ hasText: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(at));
      expect(asked).toHaveLength(1);
      await status.filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
      expect(errors).toEqual([]);
    },
  );

  it('shows a message and a link if the Markdown cannot be loaded', async () => {
    const { page } = await browser.open(guide, clipboard);
    await routeRequests(page, '**/*.md', (route) => route.abort());
    await choose(page, 'Copy as Markdown');
    const status = page.locator('.page-actions [role="status"]');
    await status.filter({ hasText: 'The page could not be loaded.' }).waitFor();
    expect(await status.getByRole('link', { name: 'View it as Markdown' }).getAttribute('href')).toBe(`${guide}.md`);
    await page.unroute('**/*.md');
    await choose(page, 'Copy as Markdown');
    await status.filter({ hasText: 'Copied' }).waitFor();
  });

  it('shows a message if the browser blocks access to the clipboard', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.goto(guide);
    await wake(page);
    await choose(page, 'Copy as Markdown');
    const status = page.locator('.page-actions [role="status"]');
    await status.filter({ hasText: 'Your browser blocked access to the clipboard.' }).waitFor();
    expect(await status.getByRole('link').getAttribute('href')).toBe(`${guide}.md`);
  });

  it('is not offered on the search page and the not-found page', async () => {
    for (const at of ['/search', '/no/such/page']) {
      const { page } = await browser.open(at);
      expect(await page.locator('.page-actions, .page-report').count()).toBe(0);
    }
  });
});

describe('the page actions', () => {
  it('are only links without JavaScript', async () => {
    const { page } = await browser.open(api, { javaScriptEnabled: false });
    await page.locator('.page-actions summary').click();
    expect(await page.locator('.page-actions').getByRole('button').count()).toBe(0);
    expect(await page.locator('.page-actions').getByRole('link').allTextContents()).toEqual([
      'View as Markdown',
      'View rules for agents',
      'Open in Claude',
      'Open in ChatGPT',
      'Set up a coding agent',
    ]);
    expect(await page.getByRole('link', { name: 'Report a problem' }).isVisible()).toBe(true);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('target')).toBe(null);
    expect(await link.getAttribute('href')).toBe(`${api}.md`);
  });

  it.each([
    [screens.desktop.width, api],
    [screens.phone.width, api],
    [screens.phone.width, '/api/mobile/variables/VideoRendererView'],
    [smallScreens['the smallest phone'].width, guide],
  ])('at %i px on %s fit next to the breadcrumbs and have sufficient target size', async (width, at) => {
    const { page } = await browser.open(at, { viewport: { width, height: 800 } });
    await routeRequests(page, '**/*.md', (route) => route.abort());
    expect(await overflow(page)).toBe(0);
    const crumbs = await page.locator('.breadcrumbs').boundingBox();
    for (const control of await page.locator('.page-action').all()) {
      const box = await control.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(box?.y).toBeLessThan((crumbs?.y ?? 0) + 24);
      expect(box?.x).toBeGreaterThanOrEqual((crumbs?.x ?? 0) + (crumbs?.width ?? 0));
    }
    await page.locator('.page-actions summary').click();
    expect(await overflow(page)).toBe(0);
    const menu = await page.locator('.page-actions ul').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    for (const entry of await page.locator('.page-actions li > *').all())
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.locator('.page-status').waitFor();
    expect(await overflow(page)).toBe(0);
    expect((await page.locator('.page-status').boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });

  it.each(Object.entries(screens))('have no axe violations on a %s, even after a failure', async (_, viewport) => {
    const { page } = await browser.open(guide, { viewport });
    await routeRequests(page, '**/*.md', (route) => route.abort());
    const scope = { where: '.page-top, .page-report' };
    expect(await violations(page, scope)).toEqual([]);
    await page.locator('.page-actions summary').click();
    expect(await violations(page, scope)).toEqual([]);
    await page.keyboard.press('Escape');
    await choose(page, 'Copy as Markdown');
    await page.locator('.page-status--network').waitFor();
    expect(await violations(page, scope)).toEqual([]);
  });

  it('copy links and lines for agents, and close the menu', async () => {
    const { page } = await browser.open(guide, { permissions: ['clipboard-read', 'clipboard-write'] });
    for (const [entry, text] of [
      ['Copy link for an agent', `${site.url}${guide}.md`],
      ...Object.entries(mcpLines).map(([client, line]) => [`Copy MCP setup for ${client}`, line]),
    ] as const) {
      await choose(page, entry);
      await page.locator('.page-status--copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      expect(await page.locator('.page-actions ul').isVisible()).toBe(false);
      expect(await page.locator(':focus').textContent()).toBe('Use with AI');
    }
  });

  it('show the line itself if the clipboard is blocked', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.goto(guide);
    await wake(page);
    await choose(page, 'Copy MCP setup for Claude Code');
    await page.locator('.page-status code', { hasText: mcpLines['Claude Code'] }).waitFor();
  });

  it('open chats in a new tab, with the Markdown of the page', async () => {
    const { page } = await browser.open(guide);
    await page.locator('.page-actions summary').click();
    const links = await page.getByRole('link', { name: /^Open in / }).all();
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(await link.getAttribute('target')).toBe('_blank');
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('q')).toContain(`${site.url}${guide}.md`);
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    const rules = page.getByRole('link', { name: 'View rules for agents', includeHidden: true });
    expect(await rules.getAttribute('href')).toBe('/0.21.0/agents.md');
  });

  it.each([
    [guide, '/0.21.0'],
    [api, ''],
    [agentGuidePath, ''],
  ])('on %s link to the guide for coding agents in the same version, and close the menu', async (at, prefix) => {
    const { page, errors } = await browser.open(at);
    await page.locator('.page-actions summary').click();
    await page.getByRole('link', { name: 'Set up a coding agent' }).click();
    await page.getByRole('heading', { name: 'Use the docs with a coding agent', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(prefix + agentGuidePath);
    expect(await page.locator('.page-actions ul').isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });

  it('work with the keyboard alone: open, move through the items, and close with Escape, by tabbing out or by a click elsewhere', async () => {
    const { page } = await browser.open(guide);
    const list = page.locator('.page-actions ul');
    const open = async () => {
      await page.locator('.page-actions summary').focus();
      await page.keyboard.press('Enter');
      await list.waitFor();
    };
    await open();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Copy as Markdown');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').textContent()).toBe('Use with AI');
    await open();
    await page.keyboard.press('Shift+Tab');
    await list.waitFor({ state: 'hidden' });
    await open();
    await page.locator('h1').click();
    await list.waitFor({ state: 'hidden' });
  });

  it('show focus', async () => {
    const { page } = await browser.open(api);
    await page.locator('.breadcrumbs a').last().focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toBe('Use with AI');
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });
});

describe('the footer of a page', () => {
  it.each([
    [guide, 'React quick start', '0.21.0', 'versioned_docs/version-0.21.0/tutorials/react-quick-start.mdx'],
    [api, 'useCamera', latest, `sdks/${latest}/web/devices.d.ts`],
    ['/next/tutorials', 'Tutorials', 'next', 'docs/tutorials/index.mdx'],
  ])('of %s links to a report and the source, and has a date', async (at, title, version, source) => {
    const { page } = await browser.open(at);
    const href = await page.getByRole('link', { name: 'Report a problem with this page' }).getAttribute('href');
    const link = new URL(href ?? '');
    expect(link.origin + link.pathname).toBe(site.issuesUrl);
    expect(link.searchParams.get('title')).toBe(title);
    expect(link.searchParams.get('body')).toContain(`Page: ${site.url}${at}\nVersion: ${version}\n`);
    const edit = (await page.locator('.theme-edit-this-page').getAttribute('href')) ?? '';
    expect(edit).toBe(site.editUrl + source);
    // The edit link of a reference page leads to the file that declares the symbol.
    if (version === latest) expect(readFileSync(source, 'utf8')).toContain(`function ${title}(`);
    expect(await page.locator('.theme-last-updated time').getAttribute('datetime')).toMatch(/^20\d\d-/);
  });
});

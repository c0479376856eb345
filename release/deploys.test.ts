import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { browserForTests } from '../e2e/support/browser';
import { deploysForTests } from '../e2e/support/deploys';
import { headingOf, readersForTests, shown, walkOverTemplates } from '../e2e/support/readers';
import { templates } from '../e2e/support/templates';
import { walkTo } from '../e2e/support/walk';
import { releasedVersions, root } from '../plugins/shared/versions';
import { copyWorkingTree, type WorkingTree } from './support/working-tree';

// Uses two real builds. e2e/full/deploys.test.ts covers more failures, with a second build that is derived from the
// first by renaming all its files.

const guides = `versioned_docs/version-${releasedVersions()[0] ?? ''}`;
const start = '/how-to/react/installation';
const changed = { path: '/explanation/architecture', old: 'Text from before the deploy.' };
const removed = { path: '/how-to/react/gone-soon', title: 'Gone soon' };

let copy: WorkingTree | undefined;
afterAll(() => copy?.remove());

/**
 * Builds a previous release that has a different text, script and style, and one additional page. The existing build
 * serves as the next release.
 */
function makeBuilds() {
  copy = copyWorkingTree();
  copy.edit(`${guides}${changed.path}.mdx`, (text) => `${text.trimEnd()}\n\n${changed.old}\n`);
  copy.edit('src/client-modules/focus-on-navigation.ts', (text) => `${text}\nperformance.mark('first build');\n`);
  copy.edit('src/css/frame.css', (text) => `${text}\n.first-build {\n  color: inherit;\n}\n`);
  const page = copy.read(`${guides}${start}.mdx`).replace(/^title: .*$/m, `title: ${removed.title}`);
  writeFileSync(path.join(copy.folder, `${guides}${removed.path}.mdx`), page);
  const { status, stdout, stderr } = copy.run('npm', 'run', '--silent', 'build');
  if (status !== 0) throw new Error(stdout + stderr);
  return { first: path.join(copy.folder, 'build'), next: path.join(root, 'build') };
}

const browser = browserForTests();
const deploys = deploysForTests(makeBuilds);
const openFirstBuild = readersForTests(browser, deploys, start);
beforeEach(() => deploys.goLive('first'));

describe('a reader with an open page, with the old assets kept', () => {
  it('visits every kind of page, back and forward, without a reload or an error', async () => {
    const { page, errors, loads } = await openFirstBuild();
    deploys.goLive('next with old assets');
    await walkOverTemplates(page);
    expect(loads()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('reads removed content until the page is loaded again', async () => {
    const { page } = await openFirstBuild();
    deploys.goLive('next with old assets');
    await walkTo(page, changed.path);
    await page.getByText(changed.old).waitFor();
    await walkTo(page, removed.path);
    await shown(page, removed.title);
    await page.reload();
    await shown(page, 'Page not found');
    await page.goto(changed.path);
    await shown(page, headingOf(changed.path));
    expect(await page.getByText(changed.old).count()).toBe(0);
  });
});

describe('a reader with an open page, with the old assets removed', () => {
  it.each(Object.entries(templates))('gets the template %s with at most one reload', async (_, to) => {
    const { page, loads } = await openFirstBuild();
    deploys.goLive('next');
    await walkTo(page, to);
    await shown(page, headingOf(to));
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(to);
    expect(loads()).toBeLessThanOrEqual(1);
    await page.context().close();
  });

  it('gets the new text with one reload, and goes back and forward across the deploy', async () => {
    const { page, loads } = await openFirstBuild();
    deploys.goLive('next');
    await walkTo(page, changed.path);
    await page.waitForEvent('load');
    await shown(page, headingOf(changed.path));
    expect(await page.getByText(changed.old).count()).toBe(0);
    await page.goBack();
    await shown(page, headingOf(start));
    await page.goForward();
    await shown(page, headingOf(changed.path));
    expect(loads()).toBe(1);
  });

  it('sees the not-found page in the site layout when the page of a link was removed', async () => {
    const { page, loads } = await openFirstBuild();
    const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: removed.title });
    expect(await link.count()).toBe(1);
    deploys.goLive('next');
    await link.click();
    await shown(page, 'Page not found');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect([new URL(page.url()).pathname, loads(), await link.count()]).toEqual([removed.path, 1, 0]);
  });
});

describe('the two builds', () => {
  it('share the files that did not change, under the same names', () => {
    const scripts = (folder: string) =>
      new Set(readFileSync(path.join(folder, 'index.html'), 'utf8').match(/assets\/[\w./-]+\.(?:js|css)/g));
    const [before, after] = [scripts(path.join(copy?.folder ?? '', 'build')), scripts(path.join(root, 'build'))];
    const shared = [...after].filter((name) => before.has(name));
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.length).toBeLessThan(after.size);
  });
});

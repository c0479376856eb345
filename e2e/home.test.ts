import { describe, expect, it } from 'vitest';
import { docsVersions } from '../plugins/shared/versions';
import { versionPrefix } from '../plugins/shared/routes';
import { browserForTests } from './support/browser';

const browser = browserForTests();
const versions = docsVersions().map((version) => ({ name: version.name, prefix: versionPrefix(version) }));

describe.each(versions)('the home page of $name', ({ name, prefix }) => {
  const path = prefix || '/';

  it('shows a diagram of a room, with a text alternative', async () => {
    const { page, errors } = await browser.open(path);
    const diagram = page.getByRole('img', { name: 'A Fishjam room' });
    expect(await diagram.locator('desc').textContent()).toContain('Your backend creates the room');
    expect(await diagram.locator('text').allTextContents()).toEqual(expect.arrayContaining(['Room', 'Your backend']));
    expect(errors).toEqual([]);
  });

  it('has three entry points, each with code for its SDK', async () => {
    const { page } = await browser.open(path);
    const ways = page.locator('.home-way');
    expect(await ways.locator('h3').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'react',
      'react-native',
      'server',
    ]);
    const code = await ways.locator('pre').allTextContents();
    for (const [at, sdk] of ['react-client', 'react-native-client', 'js-server-sdk'].entries()) {
      expect(code[at]).toContain(`@fishjam-cloud/${sdk}'`);
    }
  });

  it('links to tasks and symbols of the same version', async () => {
    const { page } = await browser.open(path);
    const tasks = await page.locator('.home-tasks li p:first-child a').allTextContents();
    expect(tasks).toEqual(
      expect.arrayContaining(['Video call', 'Livestream', 'Audio room', 'Screen sharing', 'Test without a backend']),
    );
    expect(tasks.includes('AI agent')).toBe(name !== '0.20.0');
    const paths = await page
      .locator('.markdown a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((href) => !href.startsWith(`${prefix}/`))).toEqual([]);
    if (!prefix) expect(paths.filter((href) => /^\/(?:next|\d)/.test(href))).toEqual([]);
  });
});

describe('the diagram on the home page', () => {
  it('stops moving within five seconds, and does not move with reduced motion', async () => {
    const { page } = await browser.open('/');
    const tracks = page.locator('.room-audio').first();
    const [duration, count] = await tracks.evaluate((track) => {
      const style = getComputedStyle(track);
      return [Number.parseFloat(style.animationDuration), Number(style.animationIterationCount)];
    });
    expect((duration ?? 0) * (count ?? Infinity)).toBeGreaterThan(0);
    expect((duration ?? 0) * (count ?? Infinity)).toBeLessThan(5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await tracks.evaluate((track) => Number.parseFloat(getComputedStyle(track).animationDuration))).toBeLessThan(
      0.002,
    );
  });
});

describe('a task card', () => {
  it('opens its guide wherever it is clicked, and its second link opens another page', async () => {
    const { page } = await browser.open('/');
    const card = page.locator('.home-tasks li').filter({ hasText: 'Screen sharing' });
    await card.getByRole('link', { name: 'from a phone' }).click();
    await page.waitForURL('**/how-to/react-native/screensharing');
    await page.goBack();
    await card.click({ position: { x: 20, y: 8 } });
    await page.waitForURL('**/how-to/react/screen-sharing');
  });
});

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasedVersions } from '../plugins/shared/versions';
import { copyWorkingTree, type WorkingTree } from './support/working-tree';

const version = '99.0.0';
const [latest = ''] = releasedVersions();
let copy: WorkingTree;
beforeAll(() => {
  copy = copyWorkingTree();
  copy.run('git', 'add', '--all');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  copy.run('git', ...identity, 'commit', '--quiet', '--allow-empty', '--message', 'Start');
});
afterAll(() => copy.remove());

const readJson = (name: string): unknown => JSON.parse(copy.read(name));
const pageOf = (route: string) => copy.read(`build/${route}`);

describe('npm run version:release', () => {
  it.each([
    ['', 'Which version?'],
    ['99', '"99" is not a version'],
    [latest, `${latest} is already released`],
    ['0.1.0', `0.1.0 is older than ${latest}`],
  ])('refuses "%s" and changes nothing', (wanted, message) => {
    const { status, stderr } = copy.run('npm', 'run', '--silent', 'version:release', '--', ...(wanted ? [wanted] : []));
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(copy.run('git', 'status', '--porcelain').stdout).toBe('');
  });

  it('makes the next version the latest, and the result builds', () => {
    const released = copy.run('npm', 'run', '--silent', 'version:release', '--', version);
    expect(released.stderr.replaceAll(/^npm warn.*\n/gm, '')).toBe('');
    expect(readJson('versions.json')).toEqual([version, ...releasedVersions()]);
    expect(readJson('package.json')).toMatchObject({ version });

    const built = copy.run('npm', 'run', '--silent', 'build');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(pageOf('index.html')).toContain(`Fishjam ${version} is out`);
    expect(pageOf('index.html')).toContain(`${version} (latest)`);
    expect(pageOf('how-to/react-native/picture-in-picture.html')).toContain('PipContainerView');
    expect(pageOf(`${latest}/tutorials/react-quick-start.html`)).toContain('no longer actively maintained');
    expect(pageOf('api.html')).toContain(`id="whats-new-in-${version.replaceAll('.', '')}"`);
    // Every recorded route of the new latest version and the previous one must have a page.
    const routes = readJson('tests/routes.json') as Record<string, { pages: string[]; api: string[] }>;
    const missing = [version, latest]
      .flatMap((name) => [...(routes[name]?.pages ?? []), ...(routes[name]?.api ?? [])])
      .filter((route) => !existsSync(path.join(copy.folder, 'build', route === '/' ? 'index.html' : `${route}.html`)));
    expect(missing).toEqual([]);
  });
});

describe('a build after a sentence has changed', () => {
  it('keeps the names of the scripts that every page loads', () => {
    const assets = () => readdirSync(path.join(copy.folder, 'build/assets'), { recursive: true, encoding: 'utf8' });
    const assetsBefore = new Set(assets());

    copy.edit('docs/tutorials/react-quick-start.mdx', (text) =>
      text.replace('## What you build\n', '$&\nThis sentence is new.\n'),
    );
    const built = copy.run('npm', 'run', '--silent', 'build');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    const named = (asset: string) => path.basename(asset).replace(/[.-][0-9a-f]{6,}(?=\.\w+$)/, '');
    const renamed = assets().filter((asset) => !assetsBefore.has(asset));
    expect(renamed.map(named).sort()).toEqual([
      // The script of the changed page is renamed, because it contains the page's text.
      expect.stringMatching(/^p\d+\.js$/),
      'runtime~main.js',
      'search-doc-next.json',
      'search-index-next.json',
      'version-current.js',
    ]);
  });
});

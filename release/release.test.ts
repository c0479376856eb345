import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasedVersions, root } from '../plugins/shared/versions';

const version = '99.0.0';
const [latest = ''] = releasedVersions();
let copy = '';

function run(command: string, ...args: string[]) {
  return spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(copy, name), 'utf8'));
const pageOf = (route: string) => readFileSync(path.join(copy, 'build', route), 'utf8');

/** A copy of what is committed, or would be, with the installed packages of this checkout. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'docs-release-'));
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const name of files.stdout.split('\n').filter((file) => file && existsSync(file))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // What was generated and checked already saves the copy the same work; it is keyed by content.
  if (existsSync('.cache')) cpSync(path.join(root, '.cache'), path.join(copy, '.cache'), { recursive: true });
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  run('git', ...identity, 'commit', '--quiet', '--message', 'Start');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run version:release', () => {
  it.each([
    ['', 'Which version?'],
    ['99', '"99" is not a version'],
    [latest, `${latest} is released already`],
    ['0.1.0', `0.1.0 is older than ${latest}`],
  ])('refuses "%s", and changes nothing', (wanted, message) => {
    const { status, stderr } = run('npm', 'run', '--silent', 'version:release', '--', ...(wanted ? [wanted] : []));
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(run('git', 'status', '--porcelain').stdout).toBe('');
  });

  it('makes the next version the latest, and the result builds', () => {
    const released = run('npm', 'run', '--silent', 'version:release', '--', version);
    expect(released.stderr.replaceAll(/^npm warn.*\n/gm, '')).toBe('');
    expect(readJson('versions.json')).toEqual([version, ...releasedVersions()]);
    expect(readJson('package.json')).toMatchObject({ version });

    const built = run('npm', 'run', '--silent', 'build');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(pageOf('index.html')).toContain(`Fishjam ${version} is out`);
    expect(pageOf('index.html')).toContain(`${version} (latest)`);
    expect(pageOf('how-to/react-native/picture-in-picture.html')).toContain('PipContainerView');
    expect(pageOf(`${latest}/tutorials/react-quick-start.html`)).toContain('no longer actively maintained');
    expect(pageOf('api.html')).toContain(`What is new in ${version}`);
    // Every recorded route of the new latest version and of the one before it.
    const routes = readJson('tests/routes.json') as Record<string, { pages: string[]; api: string[] }>;
    const missing = [version, latest]
      .flatMap((name) => [...(routes[name]?.pages ?? []), ...(routes[name]?.api ?? [])])
      .filter((route) => !existsSync(path.join(copy, 'build', route === '/' ? 'index.html' : `${route}.html`)));
    expect(missing).toEqual([]);
  });
});

describe('a build after a change of a sentence', () => {
  it('renders the page of that sentence again, and no other', () => {
    const guide = path.join(copy, 'docs/tutorials/react-quick-start.mdx');
    const folder = path.join(copy, '.cache/rendered-pages');
    const rendered = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const before = new Set(rendered());
    expect(before.size).toBeGreaterThan(800);

    writeFileSync(guide, readFileSync(guide, 'utf8').replace('## What you build\n', '$&\nThis sentence is new.\n'));
    const built = run('npm', 'run', '--silent', 'build');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    const again = rendered().filter((page) => !before.has(page));
    expect(again.map((page) => page.includes('This sentence is new.'))).toEqual([true]);
  });
});

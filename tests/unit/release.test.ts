import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  compareVersions,
  refusal,
  releaseBehaviourChanges,
  releaseSince,
  releaseRoutes,
} from '../../tools/release/plan';
import { release, ReleaseError } from '../../tools/release/release';
import { sdks } from '../../src/lib/sdks';

describe('a version', () => {
  it('is compared by number', () => {
    expect(['0.9.0', '0.22.0', '0.10.1'].sort(compareVersions)).toEqual(['0.9.0', '0.10.1', '0.22.0']);
  });

  it('is rejected if it exists, is not newer, or is not a version', () => {
    const released = ['0.22.0', '0.21.0'];
    expect(refusal('0.22.0', released)).toContain('already released');
    expect(refusal('0.9.0', released)).toContain('older than 0.22.0');
    expect(refusal('v0.23', released)).toContain('is not a version');
    expect(refusal('0.23.0', released)).toBeUndefined();
  });
});

describe('the records', () => {
  it('of routes move the next version to the root, and the former latest version to a prefix', () => {
    const routes = {
      next: { pages: ['/next', '/next/new-guide'], api: ['/next/api/a'] },
      '0.22.0': { pages: ['/', '/guide'], api: ['/api/a'] },
      '0.21.0': { pages: ['/0.21.0'], api: [] },
    };
    const after = releaseRoutes(routes, '0.23.0', '0.22.0');
    expect(Object.keys(after)).toEqual(['next', '0.23.0', '0.22.0', '0.21.0']);
    expect(after['0.23.0']).toEqual({ pages: ['/', '/new-guide'], api: ['/api/a'] });
    expect(after['0.22.0']).toEqual({ pages: ['/0.22.0', '/0.22.0/guide'], api: ['/0.22.0/api/a'] });
    expect(after['0.21.0']).toEqual(routes['0.21.0']);
  });

  it('of behavior changes name the version of the change', () => {
    expect(releaseBehaviourChanges([{ to: 'next' }, { to: '0.22.0' }], '0.23.0')).toEqual([
      { to: '0.23.0' },
      { to: '0.22.0' },
    ]);
  });

  it('of peculiarities name their first version', () => {
    expect(releaseSince([{ since: 'next' }, { since: '0.22.0' }, {}], '0.23.0')).toEqual([
      { since: '0.23.0' },
      { since: '0.22.0' },
      {},
    ]);
  });
});

describe('a release', () => {
  let folder = '';
  const at = (name: string) => path.join(folder, name);
  const edited = [
    'sdks/next/upgrade/web.yaml',
    'sdks/next/upgrade/mobile.yaml',
    'sdks/next/upgrade/server.yaml',
    'sdks/next/upgrade/python.yaml',
    'versions.json',
    'package.json',
    'package-lock.json',
    'sdks/behaviour-changes.json',
    'sdks/renames.json',
    'tests/routes.json',
    'plugins/routes/moved-pages/moved.json',
    'deploy/generated/nginx.conf',
    'deploy/generated/netlify/_redirects',
    'sdks/peculiarities/web/a.json',
  ];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'docs-release-'));
    for (const name of ['sdks/next', 'examples/next', 'tests/surface']) mkdirSync(at(name), { recursive: true });
    mkdirSync(at('sdks/peculiarities/web'), { recursive: true });
    for (const name of edited.slice(0, -1)) cpSync(name, at(name));
    writeFileSync(at('sdks/peculiarities/web/a.json'), '[{ "since": "next" }]');
    for (const sdk of sdks) writeFileSync(at(`tests/surface/next.${sdk}.json`), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('renames the next version to the released one in all records', () => {
    const records = ['sdks/renames.json', 'plugins/routes/moved-pages/moved.json', 'sdks/peculiarities/web/a.json'];
    for (const name of records) writeFileSync(at(name), '[{ "since": "next" }, { "since": "0.22.0" }]');
    writeFileSync(at('sdks/behaviour-changes.json'), '[{ "from": "0.22.0", "to": "next" }]');
    const changes = readFileSync(at('sdks/next/upgrade/mobile.yaml'), 'utf8');
    release(folder, '99.0.0', () => undefined);
    const read = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));
    for (const name of records) expect(read(name), name).toEqual([{ since: '99.0.0' }, { since: '0.22.0' }]);
    expect(read('sdks/behaviour-changes.json')).toEqual([{ from: '0.22.0', to: '99.0.0' }]);
    expect(read('package.json')).toMatchObject({ version: '99.0.0' });
    // The changes of the next version now belong to the released one.
    expect(readFileSync(at('sdks/99.0.0/upgrade/mobile.yaml'), 'utf8')).toBe(changes);
    expect(readFileSync(at('sdks/next/upgrade/mobile.yaml'), 'utf8')).toBe('changes: []\n');
  });

  const texts = () => edited.map((name) => readFileSync(at(name), 'utf8'));

  it('that fails leaves the tree unchanged', () => {
    const before = texts();
    const failing = (version: string) => {
      mkdirSync(at(`versioned_docs/version-${version}`), { recursive: true });
      writeFileSync(at('versions.json'), '["half"]');
      throw new Error('no space left');
    };
    expect(() => release(folder, '99.0.0', failing)).toThrow(ReleaseError);
    expect(() => release(folder, '99.0.0', failing)).toThrow('no space left');
    expect(texts()).toEqual(before);
    expect(existsSync(at('versioned_docs/version-99.0.0'))).toBe(false);
  });

  it('that fails in its last step restores every file that it has changed', () => {
    const before = texts();
    const failing = () => {
      for (const name of edited) writeFileSync(at(name), 'half');
      throw new Error('no space left');
    };
    expect(() => release(folder, '99.0.0', () => undefined, failing)).toThrow('no space left');
    expect(texts()).toEqual(before);
    for (const name of ['sdks/99.0.0', 'examples/99.0.0', 'tests/surface/99.0.0.web.json'])
      expect([name, existsSync(at(name))]).toEqual([name, false]);
  });

  it('leaves out what running an example has added to its folder', () => {
    for (const name of ['app/main.py', 'app/.venv/a.py', 'app/__pycache__/main.pyc', 'app/node_modules/a.js']) {
      mkdirSync(path.dirname(at(`examples/next/${name}`)), { recursive: true });
      writeFileSync(at(`examples/next/${name}`), '');
    }
    release(folder, '99.0.0', () => undefined);
    expect(readdirSync(at('examples/99.0.0/app'))).toEqual(['main.py']);
  });

  it('stops before it starts if a destination already exists', () => {
    mkdirSync(at('examples/99.0.0'));
    const neverCalled = () => expect.unreachable();
    expect(() => release(folder, '99.0.0', neverCalled)).toThrow(
      'already exist, although 99.0.0 is not released: examples/99.0.0',
    );
    expect(existsSync(at('examples/99.0.0'))).toBe(true);
  });
});

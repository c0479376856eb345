import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepAssets, MANIFEST } from '../../deploy/assets/keep-assets';
import { isHashed, planReleases, readReleases } from '../../deploy/assets/releases';

describe('isHashed', () => {
  it.each([
    'assets/js/main.e6e61330.js',
    'assets/js/00297afb.087b8dc0.js',
    'assets/css/styles.a4b4e43b.css',
    'assets/fonts/figtree-23934ab556a18477d15479e5c1c2a4fd.woff2',
    'assets/search/search-doc-0.22.0-46034e96afd8.json',
  ])('accepts %s', (file) => expect(isHashed(file)).toBe(true));

  it.each([
    'assets/search/manifest.json',
    'assets/releases.json',
    'index.html',
    'img/logo.00000000.svg',
    'assets/js/a.js',
  ])('rejects %s', (file) => expect(isHashed(file)).toBe(false));
});

describe('planReleases', () => {
  const release = (id: string, ...files: string[]) => ({ id, files });
  const [a, b, c] = [release('a', 'x', 'a'), release('b', 'x', 'b'), release('c', 'x', 'c')];

  it('keeps files that older releases need and that the new release lacks', () => {
    expect(planReleases(c, [b, a], 3)).toEqual({ releases: [c, b, a], copied: ['a', 'b'], dropped: [] });
  });

  it('drops files that only expired releases need', () => {
    expect(planReleases(c, [b, a], 2)).toEqual({ releases: [c, b], copied: ['b'], dropped: ['a'] });
  });

  it('keeps nothing if only one release is online', () => {
    expect(planReleases(c, [b, a], 1)).toEqual({ releases: [c], copied: [], dropped: ['a', 'b'] });
  });

  it('counts a redeployed build once, even after another build', () => {
    expect(planReleases(b, [b, a], 2).releases).toEqual([b, a]);
    expect(planReleases(a, [b, a], 3)).toEqual({ releases: [a, b], copied: ['b'], dropped: [] });
  });
});

describe('readReleases', () => {
  const good = { id: 'a', files: ['assets/js/a.00000000.js'] };

  it('reads the list that was written', () => {
    expect(readReleases(JSON.stringify({ releases: [good] }))).toEqual([good]);
  });

  it.each([
    '',
    'null',
    '{}',
    '{"releases":[]}',
    '{"releases":[{"id":1,"files":[]}]}',
    JSON.stringify({ releases: [good, { id: 'b', files: ['index.html'] }] }),
    JSON.stringify({ releases: [{ id: 'b', files: ['assets/../../etc/x.00000000.js'] }] }),
  ])('rejects %s', (text) => expect(readReleases(text)).toBeUndefined());
});

describe('keepAssets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keep-assets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let builds = 0;

  /**
   * Creates a build. It consists of a page, a hashed script, a font that all builds share, and a file without a hash.
   */
  function build(hash: string): string {
    const at = path.join(folder, `build-${++builds}`);
    const files = {
      'index.html': hash,
      [`assets/js/main.${hash}.js`]: hash,
      'assets/fonts/text-00000000.woff2': 'font',
      'assets/search/manifest.json': hash,
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
      writeFileSync(path.join(at, name), text);
    }
    return at;
  }

  const scripts = (at: string) => readdirSync(path.join(at, 'assets/js')).sort();

  it('keeps scripts over several deploys until they expire, and no files without a hash', () => {
    const [first, second, third] = [build('aaaaaaaa'), build('bbbbbbbb'), build('cccccccc')];
    expect(keepAssets(second, first, 2)).toMatchObject({ copied: ['assets/js/main.aaaaaaaa.js'], dropped: [] });
    expect(keepAssets(third, second, 2)).toMatchObject({
      copied: ['assets/js/main.bbbbbbbb.js'],
      dropped: ['assets/js/main.aaaaaaaa.js'],
    });
    expect(scripts(third)).toEqual(['main.bbbbbbbb.js', 'main.cccccccc.js']);
    expect(readFileSync(path.join(third, 'assets/js/main.bbbbbbbb.js'), 'utf8')).toBe('bbbbbbbb');
    expect(readFileSync(path.join(third, 'assets/search/manifest.json'), 'utf8')).toBe('cccccccc');
    expect(readFileSync(path.join(third, 'index.html'), 'utf8')).toBe('cccccccc');
  });

  it('changes nothing when it runs again', () => {
    const [first, second] = [build('aaaaaaaa'), build('bbbbbbbb')];
    keepAssets(second, first, 3);
    const manifest = readFileSync(path.join(second, MANIFEST), 'utf8');
    keepAssets(second, first, 3);
    expect(readFileSync(path.join(second, MANIFEST), 'utf8')).toBe(manifest);
  });

  it('reports all wrong folders', () => {
    const run = () => keepAssets(path.join(folder, 'none'), folder, 3);
    expect(run).toThrow(/none: is not a built site[^]*keep-assets-\w+: is not a built site/);
  });

  it('rejects the new build as the deployed one', () => {
    const only = build('aaaaaaaa');
    expect(() => keepAssets(only, `${only}/.`, 3)).toThrow('this is the new build itself');
  });

  it('rejects an invalid list of releases', () => {
    const [first, second] = [build('aaaaaaaa'), build('bbbbbbbb')];
    writeFileSync(path.join(first, MANIFEST), '{}');
    expect(() => keepAssets(second, first, 3)).toThrow('is not a valid list of releases');
  });

  it('reports missing and conflicting files, and copies nothing', () => {
    const [first, second, third] = [build('aaaaaaaa'), build('bbbbbbbb'), build('cccccccc')];
    keepAssets(second, first, 3);
    rmSync(path.join(second, 'assets/js/main.aaaaaaaa.js'));
    writeFileSync(path.join(second, 'assets/fonts/text-00000000.woff2'), 'another font');
    const run = () => keepAssets(third, second, 3);
    expect(run).toThrow(/main\.aaaaaaaa\.js: is listed[^]*text-00000000\.woff2: has the same name/);
    expect(scripts(third)).toEqual(['main.cccccccc.js']);
    expect(existsSync(path.join(third, MANIFEST))).toBe(false);
  });
});

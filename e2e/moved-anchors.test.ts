import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMovedAnchors } from '../plugins/markdown/moved-anchors/rehype-moved-anchors';
import { htmlFile, versionPrefix } from '../plugins/shared/routes';
import { docsVersions } from '../plugins/shared/versions';

/** Returns the built HTML of a docs file in all versions. */
function pagesOf(file: string): string[] {
  const route = `/${file}`.replace(/\.mdx$/, '').replace(/\/(?:index|overview)$/, '');
  const candidates = docsVersions().flatMap((version) => {
    const prefix = versionPrefix(version);
    return [route, `/${file}`.replace(/\.mdx$/, '')].map((each) => htmlFile(prefix + each || '/'));
  });
  return [...new Set(candidates)]
    .map((name) => path.join('build', name))
    .filter(existsSync)
    .map((name) => readFileSync(name, 'utf8'));
}

describe('old anchors of renamed headings', () => {
  it('each lead to a heading or a link in at least one version', () => {
    const missing = Object.entries(readMovedAnchors()).flatMap(([file, moved]) => {
      const pages = pagesOf(file);
      return Object.entries(moved)
        .filter(([from, to]) => {
          // If a section moved to another page, the old page must link to it.
          const place = to.includes('#') ? `/${to}"` : `id="${to}"`;
          return !pages.some((html) => html.includes(`id="${from}"`) && html.includes(place));
        })
        .map(([from, to]) => `${file}: #${from} → #${to}`);
    });
    expect(missing, 'remove these from moved-anchors.json, or correct the current anchor').toEqual([]);
  });
});

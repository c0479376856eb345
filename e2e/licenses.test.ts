import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const notice = readFileSync('build/third-party-licenses.txt', 'utf8');
const works = new Map(
  [...notice.matchAll(/^-{80}\n(\S+).*\n-{80}\n\n([\s\S]*?)(?=\n-{80}\n|$(?![\s\S]))/gm)].map(([, name, text]) => [
    name ?? '',
    text ?? '',
  ]),
);

it.each([
  ['scripts', 'react-dom'],
  ['the search worker', 'minisearch'],
  ['styles', 'infima'],
  ['fonts', 'Figtree'],
])('the licenses of the packages in %s are published', (_, name) => {
  expect([...works.keys()]).toContain(name);
});

it('each license names the copyright holder', () => {
  expect(works.size).toBeGreaterThan(20);
  expect([...works].filter(([, text]) => !/copyright/i.test(text)).map(([name]) => name)).toEqual([]);
});

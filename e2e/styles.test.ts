import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

it('the style sheet has each class of Infima that a page uses', () => {
  const infima = classesIn(
    readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8'),
  );
  const sheets = readdirSync('build/assets/css').map((name) => readFileSync(`build/assets/css/${name}`, 'utf8'));
  const kept = classesIn(sheets.join(''));
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const used = new Set(
    pages.flatMap((page) =>
      [...readFileSync(`build/${page}`, 'utf8').matchAll(/ class="?([^">]*)/g)].flatMap(([, names = '']) =>
        names.split(' '),
      ),
    ),
  );
  expect([...used].filter((name) => infima.has(name) && !kept.has(name))).toEqual([]);
});

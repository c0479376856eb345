import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const infima = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8');

/** Returns the text of the build's files with an extension. */
const built = (extension: string) =>
  readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(`build/${name}`, 'utf8'));

const matchesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

const classesIn = (css: string) => new Set(matchesIn(css, /\.(-?[_a-zA-Z][\w-]*)/g));
const variablesIn = (css: string) => new Set(matchesIn(css, /[{};\s](--[\w-]+)\s*:/g));

it('the style sheet has each class of Infima that a page uses', () => {
  const defined = classesIn(infima);
  const kept = classesIn(built('.css').join(''));
  const used = new Set(
    built('.html').flatMap((html) => matchesIn(html, / class="?([^">]*)/g).flatMap((names) => names.split(' '))),
  );
  expect([...used].filter((name) => defined.has(name) && !kept.has(name))).toEqual([]);
});

it('the style sheet has each variable of Infima that a style or script uses', () => {
  const defined = variablesIn(infima);
  const kept = variablesIn(built('.css').join(''));
  const used = new Set([...built('.css'), ...built('.js')].flatMap((text) => matchesIn(text, /var\(\s*(--[\w-]+)/g)));
  expect([...used].filter((name) => defined.has(name))).not.toEqual([]);
  expect([...used].filter((name) => defined.has(name) && !kept.has(name))).toEqual([]);
});

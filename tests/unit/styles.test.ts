import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The selectors of our style sheets, without comments. */
const selectors = readdirSync('src/css').flatMap((file) => {
  const text = readFileSync(`src/css/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(',').map((each) => each.trim()));
});

it('no rule depends on the class attribute of an ancestor', () => {
  // The framework writes the classes of <html> several times for each page. Each time, a browser would recalculate the
  // style of every element that such a rule could match. For example, `[class*='x'] code` could match all code on the
  // page.
  expect(selectors.length).toBeGreaterThan(200);
  expect(selectors.filter((selector) => /\[class\b[^\]]*\][^\s>+~]*[\s>+~]/.test(selector))).toEqual([]);
});

import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { removeUnusedVariables } from '../../plugins/client-bundle/unused-variables';

const afterRemoval = (css: string, usedElsewhere: readonly string[] = []) => {
  const root = parse(css);
  removeUnusedVariables(root, new Set(usedElsewhere));
  return root.toString();
};

it.each([
  ['a used variable', ':root{--a:1}p{top:var(--a)}'],
  ['a fallback', ':root{--a:1;--b:2}p{top:var(--a, var(--b))}'],
  ['a variable in the value of a used variable', ':root{--b:2;--a:calc(var( --b ) * 2)}p{top:var(--a)}'],
  ['each declaration of a used variable', ':root{--a:1}@media print{:root{--a:2}}p{top:var(--a)}'],
])('keeps %s', (_, css) => {
  expect(afterRemoval(css)).toBe(css);
});

it('removes unused variables, and those that only unused variables refer to', () => {
  expect(afterRemoval(':root{--b:2;--a:var(--b)}p{top:0}')).toBe(':root{}p{top:0}');
});

it('keeps variables that other files use, and the variables in their values', () => {
  const css = ':root{--b:2;--a:var(--b)}';
  expect(afterRemoval(css, ['--a', '--of-another-file'])).toBe(css);
});

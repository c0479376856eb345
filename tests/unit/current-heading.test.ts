import { expect, it } from 'vitest';
import { currentHeading } from '../../src/components/toc/current-heading';

const bar = 60;
const screen = 900;

/** Headings of 30 pixels at the given distances from the top of the screen. */
const headingsAt = (...tops: readonly number[]) => tops.map((top) => ({ top, bottom: top + 30 }));
const currentAt = (...tops: readonly number[]) => currentHeading(headingsAt(...tops), bar, screen)?.top;

it('is the first heading below the bar, while that is in the upper half of the screen', () => {
  expect(currentAt(-400, 60, 200)).toBe(60);
  expect(currentAt(-400, 59, 200)).toBe(200);
  expect(currentAt(-400, 419, 700)).toBe(419);
});

it('is the one before it when that is further down, as its section fills the screen', () => {
  expect(currentAt(-400, 420, 700)).toBe(-400);
  expect(currentAt(-900, -400, 2000)).toBe(-400);
});

it('is the last one when none is below the bar', () => {
  expect(currentAt(-900, -400, 59)).toBe(59);
});

it('is none above the first, and none on a page without headings', () => {
  expect(currentAt(420, 700)).toBeUndefined();
  expect(currentAt()).toBeUndefined();
});

import { expect, it } from 'vitest';
import { shortDate } from '../../src/lib/short-date';

it('a date is formatted like in an English browser, in UTC', () => {
  const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 23, 59)));
  expect(days.map(shortDate)).toEqual(days.map((day) => format.format(day)));
});

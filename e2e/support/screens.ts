import type { Page } from 'playwright-core';

/** Screen sizes for tests, in CSS pixels. */
export const screens = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Smallest screens that a page must fit. They are {@link screens.desktop} at high zoom, and a small phone. */
export const smallScreens = {
  '200 %': { width: 640, height: 450 },
  '400 %': { width: 320, height: 256 },
  'the smallest phone': { width: 320, height: 800 },
} as const;

/** Returns how much wider than the screen a page is, in pixels; 0 if it fits. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

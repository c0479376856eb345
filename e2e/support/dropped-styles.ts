import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { DROPPED_FILE } from '../../plugins/lean-styles/dropped-file';

const dropped = JSON.parse(readFileSync(path.join('.docusaurus', DROPPED_FILE), 'utf8')) as string[];

/**
 * Elements of a page as it is now whose styles the build dropped as unused.
 *
 * @returns for each its first tag; empty when nothing is missing.
 */
export function withoutStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map(({ outerHTML }) => `dropped styles: ${outerHTML.slice(0, 120)}`),
    dropped.join(),
  );
}

import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { cutOff } from './support/cut-off';
import { ready, settled } from './support/page-state';
import { screens, smallScreens } from './support/screens';
import { templates } from './support/templates';

const browser = browserForTests();

/** Text spacing that a reader may set without losing content: WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

describe.each(Object.entries(templates))('the page "%s"', (_, path) => {
  it('fits at 200% and 400% zoom, and on the smallest phone', async () => {
    const { page } = await browser.open(path);
    await ready(page);
    const problems: Record<string, string[]> = {};
    for (const [zoom, size] of Object.entries(smallScreens)) {
      await page.setViewportSize(size);
      await settled(page);
      const found = await cutOff(page);
      if (found.length > 0) problems[zoom] = found;
    }
    expect(problems).toEqual({});
  });

  it('shows all content with wide text spacing, on desktop and phone', async () => {
    const { page } = await browser.open(path);
    await ready(page);
    await page.addStyleTag({ content: textSpacing });
    const problems: Record<string, string[]> = {};
    for (const size of Object.values(screens)) {
      await page.setViewportSize(size);
      await settled(page);
      const found = await cutOff(page);
      if (found.length > 0) problems[size.width] = found;
    }
    expect(problems).toEqual({});
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../plugins/shared/mdx';
import { diagramsIn } from '../plugins/markdown/diagrams/fences';
import type { Diagram, Label, Step } from '../plugins/markdown/diagrams/model';
import { docsVersions } from '../plugins/shared/versions';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { builtFiles } from './support/built-site';
import { guideRoutes } from './support/guide-routes';
import { overflow, screens } from './support/screens';

const browser = browserForTests();

const seen = new Set<string>();

/** Pages with diagrams, except for pages whose diagrams all appear in a newer version. */
const pages = docsVersions().flatMap((version) =>
  guideRoutes(version)
    .map(({ route, page: { file, source } }) => ({ route, fences: diagramsIn(file, parsePage(source)).fences }))
    .filter(({ fences }) => fences.filter(({ node }) => !seen.has(node.value) && seen.add(node.value)).length > 0)
    .map(({ route, fences }) => ({ route, diagrams: fences.map(({ diagram }) => diagram) })),
);

/** A page with a flowchart and two sequence diagrams, one of them with a frame. */
const architecture = '/explanation/architecture';

const labelsOfStep = (step: Step): Label[] =>
  step.type === 'block'
    ? [[step.keyword], ...step.sections.flatMap(({ label, steps }) => [label, ...steps.flatMap(labelsOfStep)])]
    : [step.label];

/** Returns all words in the source of a diagram. */
function wordsOf({ body }: Diagram): string[] {
  const labels =
    body.kind === 'flowchart'
      ? [...body.nodes, ...body.groups, ...body.edges].map(({ label }) => label)
      : [...body.participants.map(({ label }) => label), ...body.steps.flatMap(labelsOfStep)];
  return labels
    .flat()
    .flatMap((line) => line.split(' '))
    .toSorted();
}

/** Finds misplaced text in diagrams by measuring the text in the browser. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('figure.diagram svg')) {
      const name = svg.querySelector('title')?.textContent ?? '';
      const texts = [...svg.querySelectorAll('text')].map((text) => ({ text, box: text.getBBox() }));
      const { x, y, width, height } = svg.viewBox.baseVal;
      const scale = svg.getBoundingClientRect().width / width;
      for (const { text, box } of texts) {
        const is = `${name}: "${text.textContent}"`;
        if (box.x < x || box.y < y || box.x + box.width > x + width || box.y + box.height > y + height)
          problems.push(`${is} is cut off`);
        if (parseFloat(getComputedStyle(text).fontSize) * scale < 12) problems.push(`${is} is small`);
        for (const other of texts) {
          if (other.text === text) continue;
          const [a, b] = [box, other.box];
          // The boxes of adjacent lines may overlap; the letters may not.
          const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          if (a.x < b.x + b.width && b.x < a.x + a.width && overlap > 4)
            problems.push(`${is} covers "${other.text.textContent}"`);
        }
      }
      const names = [...svg.querySelectorAll<SVGTextElement>('.diagram-names text')].map((text) => text.getBBox());
      const boxes = [...svg.querySelectorAll<SVGGraphicsElement>('.diagram-nodes > *')].map((box) => box.getBBox());
      for (const text of names) {
        const isInside = boxes.some(
          (box) =>
            text.x > box.x &&
            text.y > box.y &&
            text.x + text.width < box.x + box.width &&
            text.y + text.height < box.y + box.height,
        );
        if (!isInside) problems.push(`${name}: a name is not in its box`);
      }
    }
    return problems;
  });
}

describe('diagrams', () => {
  it('are on several pages', () => {
    expect(pages.length).toBeGreaterThan(5);
  });

  it.each(pages)('of $route are accessible and visible without scripts', async ({ route, diagrams }) => {
    const { page } = await browser.open(route, { javaScriptEnabled: false });
    const rendered = page.locator('figure.diagram svg');
    expect(await rendered.count()).toBe(diagrams.length);
    for (const [index, diagram] of diagrams.entries()) {
      const svg = rendered.nth(index);
      expect(await svg.isVisible()).toBe(true);
      const texts = await svg.locator('text').allTextContents();
      expect(texts.flatMap((text) => text.split(' ')).toSorted()).toEqual(wordsOf(diagram));
      expect(await page.getByRole('img', { name: diagram.title, exact: true }).count()).toBe(1);
      expect(await svg.locator('desc').textContent()).toBe(diagram.description);
    }
    await page.context().close();
  });

  it.each(
    pages.flatMap(({ route }) => Object.entries(screens).map(([device, viewport]) => ({ route, device, viewport }))),
  )('of $route have no misplaced text on a $device', async ({ route, viewport }) => {
    const { page } = await browser.open(route, { viewport });
    expect(await misplaced(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const scrolled = await page
      .locator('figure.diagram')
      .evaluateAll((all) => all.filter((figure) => figure.scrollWidth > figure.clientWidth).length);
    if (viewport === screens.desktop) expect(scrolled, 'no diagram scrolls on a desktop').toBe(0);
    await page.context().close();
  });

  it('can be scrolled with the keyboard on a phone', async () => {
    const { page } = await browser.open(architecture, { viewport: screens.phone });
    const figure = page.getByRole('figure', { name: 'Joining a room' }).and(page.locator('[tabindex="0"]'));
    await figure.focus();
    expect(await figure.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => figure.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  it.each(Object.entries(screens))('have no axe violations on a %s', async (_, viewport) => {
    const { page } = await browser.open(architecture, { viewport });
    expect(await violations(page, { where: 'figure.diagram' })).toEqual([]);
  });

  it('have unique IDs, no styles and no scripts', async () => {
    const { page } = await browser.open(architecture);
    const ids = await page.locator('figure.diagram [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await page.locator('figure.diagram').locator('style, script, image, foreignObject, [style]').count()).toBe(
      0,
    );
  });

  it('are readable with forced colors', async () => {
    const { page } = await browser.open(architecture, { forcedColors: 'active', colorScheme: 'dark' });
    const colors = await page.evaluate(() => {
      const of = (selector: string, property: 'fill' | 'stroke') => {
        const element = document.querySelector(`figure.diagram ${selector}`);
        return element ? getComputedStyle(element)[property] : undefined;
      };
      const paper = document.body.appendChild(document.createElement('div'));
      paper.style.backgroundColor = 'Canvas';
      return {
        text: of('.diagram-names text', 'fill'),
        box: of('.diagram-nodes rect', 'fill'),
        frame: of('.diagram-nodes rect', 'stroke'),
        line: of('.diagram-lines path', 'stroke'),
        paper: getComputedStyle(paper).backgroundColor,
      };
    });
    expect(colors.box).toBe(colors.paper);
    for (const color of [colors.text, colors.frame, colors.line]) expect(color).not.toBe(colors.paper);
  });

  it('fit the printed page', async () => {
    const { page } = await browser.open(architecture, { viewport: { width: 420, height: 600 } });
    await page.emulateMedia({ media: 'print' });
    const tooWide = await page
      .locator('figure.diagram svg')
      .evaluateAll(
        (all) => all.filter((svg) => svg.getBoundingClientRect().width > (svg.parentElement?.clientWidth ?? 0)).length,
      );
    expect(tooWide).toBe(0);
  });
});

describe('the scripts of the site', () => {
  it('contain no code that renders diagrams', () => {
    const libraries = /mermaidAPI|accDescr|dagre|khroma|org\.eclipse\.elk|cytoscape/;
    const scripts = [...builtFiles()].filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => libraries.test(readFileSync(path.join('build', name), 'utf8')))).toEqual([]);
  });
});

import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypePageParts from '../../plugins/page-parts/rehype-page-parts';
import { tableHeight } from '../../plugins/page-parts/table-height';
import { codeHeight } from '../../src/components/code-height';
import { comesToPlace } from '../../src/navigation/whole-page';

function element(tagName: string, ...children: (Element | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

function table(...rows: readonly (readonly string[])[]): Element {
  const [head, ...body] = rows.map((row, at) =>
    element('tr', ...row.map((text) => element(at === 0 ? 'th' : 'td', text))),
  );
  return element('table', element('thead', ...(head ? [head] : [])), element('tbody', ...body));
}

describe('the height of a table', () => {
  const [head, row, line] = [2.6625, 2.7825, 1.52];

  it('is that of its rows, when each cell has room for its text', () => {
    expect(tableHeight(table(['Name', 'Type'], ['id', 'string'], ['name', 'string']), 44)).toBeCloseTo(
      head + 2 * row,
      1,
    );
  });

  it('grows by a line where the text of a cell does not fit, and is less in a wider column', () => {
    const long = table(['Name', 'Text'], ['id', 'word '.repeat(30)], ['name', 'short']);
    expect(tableHeight(long, 44)).toBeCloseTo(head + 2 * row + line, 1);
    expect(tableHeight(long, 23)).toBeGreaterThan(head + 2 * row + 2 * line);
    expect(tableHeight(long, 100)).toBeCloseTo(head + 2 * row, 1);
  });

  it('is that of the longest words when they need more than there is', () => {
    expect(tableHeight(table(['Name', 'Text'], ['id', 'x'.repeat(200)]), 23)).toBeCloseTo(head + row, 1);
  });

  it('counts code as wider than text', () => {
    const text = 'word '.repeat(18);
    const [plain, code] = [table(['Text'], [text]), table(['Text'])];
    code.children.push(element('tbody', element('tr', element('td', element('code', text)))));
    expect(tableHeight(code, 44)).toBeGreaterThan(tableHeight(plain, 44));
  });
});

it('the height of code is that of its lines', () => {
  expect(codeHeight('<span class="line">a</span>')).toBe(3.2);
  expect(codeHeight('a\n\nb')).toBe(6);
});

describe('tables and code', () => {
  it('have their height told when they are below the first screen', () => {
    const code = () =>
      ({ type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes: [], data: { height: 20 }, children: [] }) as const;
    const tabs = { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [code()] } as const;
    const rows = () => table(['Name'], ['id']);
    const first = [rows(), code(), code(), code()];
    const tree: Root = { type: 'root', children: structuredClone([...first, rows(), tabs]) as Root['children'] };
    rehypePageParts()(tree);
    expect(tree.children.slice(0, -1)).toEqual(first);
    expect(tree.children.at(-1)).toMatchObject({
      name: 'RestOfPage',
      children: [
        { tagName: 'table', properties: { dataHeight: 5.4, dataHeightNarrow: 5.4 } },
        { name: 'Tabs', children: [{ name: 'CodeBlock', attributes: [{ name: 'isOutOfSight' }] }] },
      ],
    });
  });
});

describe('a page is drawn whole', () => {
  it.each([
    ['PUSH', '', false],
    ['PUSH', '#place', true],
    ['POP', '', true],
    ['REPLACE', '', true],
  ] as const)('when the reader comes to a place (%s "%s")', (action, hash, expected) => {
    expect(comesToPlace(action, { hash })).toBe(expected);
  });
});

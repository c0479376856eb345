import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { textsNamedIn, textsOfPage } from '../../plugins/page-texts/page-texts';
import rehypePageTexts from '../../plugins/page-texts/rehype-page-texts';
import { finishedHtml } from '../../plugins/page-texts/finished-html';

function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

/** A table with one cell. */
const table = (...content: (ElementContent | string)[]): Element =>
  element('table', {}, '\n', element('tbody', {}, '\n', element('tr', {}, element('td', {}, ...content))));

const typeCode = (html: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'TypeCode',
  attributes: [],
  data: { text: { html } },
  children: [],
});

const anchor = (id: string, ...children: ElementContent[]): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'Anchor',
  attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
  children,
});

const rowsAround = (html: string) => `<tbody><tr><td>${html}</td></tr></tbody>`;

describe('the rows of a table', () => {
  it('are finished when they have text, code and links, without the blanks between them', () => {
    const link = element('a', { href: '/api/web' }, element('code', {}, 'useCamera'));
    expect(finishedHtml(table('A < B & C, ', link, ', ', element('strong', {}, 'd')))).toBe(
      rowsAround('A &#x3C; B &#x26; C, <a href="/api/web"><code>useCamera</code></a>, <strong>d</strong>'),
    );
  });

  it('lead to the one address of a page', () => {
    const links = ['/api/web/', '/', '#max'].map((href) => element('a', { href }, 'a'));
    expect(finishedHtml(table(...links))).toBe(
      rowsAround('<a href="/api/web">a</a><a href="/">a</a><a href="#max">a</a>'),
    );
  });

  it('open other sites as the framework does', () => {
    expect(finishedHtml(table(element('a', { href: 'https://fishjam.io/' }, 'Fishjam')))).toBe(
      rowsAround('<a href="https://fishjam.io/" target="_blank" rel="noopener noreferrer">Fishjam</a>'),
    );
  });

  it('have coloured types and places to lead to', () => {
    expect(finishedHtml(table(anchor('max', element('code', {}, 'max')), typeCode('<span>number</span>')))).toBe(
      rowsAround(
        '<span id="max" class="anchor-target"><code>max</code></span><code class="type-code"><span>number</span></code>',
      ),
    );
  });

  const alive: Readonly<Record<string, ElementContent>> = {
    'an element that the theme has a component for': element('img', { src: '/img/a.png' }),
    'an attribute that browsers are not let have': element('code', { style: 'color: red' }, 'a'),
    'an address that is none of a page': element('a', { href: 'mailto:a@fishjam.io' }, 'a'),
    'a component of the page': { ...typeCode(''), name: 'Tabs' },
    'an expression': { type: 'mdxTextExpression', value: '1 + 1' },
    'such a thing in a link': element('a', { href: '/' }, element('img', {})),
    'such a thing in a place': anchor('a', element('img', {})),
  };
  it.each(Object.keys(alive))('are left to the page with %s', (name) => {
    expect(finishedHtml(table(alive[name] ?? ''))).toBeUndefined();
  });
});

describe('a page', () => {
  const code: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'ts' }],
    data: { text: { html: 'const a = 1;', hovers: ['const a: 1'] } },
    children: [],
  };
  const compiledAs = (path: string, ...children: Root['children']): Root['children'] => {
    const tree: Root = { type: 'root', children: structuredClone(children) };
    rehypePageTexts()(tree, new VFile({ path }));
    return tree.children;
  };
  const compiled = (...children: Root['children']) => compiledAs('docs/page.mdx', ...children);
  const attributesOf = (node: Root['children'][number] | undefined) =>
    node?.type === 'mdxJsxFlowElement'
      ? node.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : []))
      : [];

  it('names its texts, in order, and the file that they are in', () => {
    const high = { ...table(typeCode('<span>A</span>')), properties: { dataHeight: 5, dataHeightNarrow: 7 } };
    const [finished, block, file] = compiled(high, code);
    const name = file?.type === 'mdxjsEsm' ? JSON.stringify(file.data?.estree) : '';
    const hash = /"([0-9a-f]{12})"/.exec(name)?.[1] ?? '';
    expect(textsOfPage(hash)).toEqual([
      { html: rowsAround('<code class="type-code"><span>A</span></code>') },
      { html: 'const a = 1;', hovers: ['const a: 1'] },
    ]);
    const inPage = expect.objectContaining({ type: 'mdxJsxAttributeValueExpression' }) as unknown;
    expect(attributesOf(finished)).toEqual([
      ['data-height', '5'],
      ['data-height-narrow', '7'],
      ['text', `${hash}-0`],
      ['html', inPage],
    ]);
    expect(attributesOf(block)).toEqual([
      ['lang', 'ts'],
      ['text', `${hash}-1`],
      ['html', inPage],
      ['hovers', inPage],
    ]);
    expect(textsNamedIn(`{text:"${hash}-0"}`)).toContain('const a = 1;');
  });

  it('has paragraphs and lists among them', () => {
    const list = element('ul', {}, '\n', element('li', {}, 'a'), '\n');
    const [paragraph, box] = compiled(element('p', {}, 'a'), {
      type: 'mdxJsxFlowElement',
      name: 'details',
      attributes: [],
      children: [list],
    });
    expect(attributesOf(paragraph).slice(0, 1)).toEqual([['as', 'p']]);
    expect(box && 'children' in box && attributesOf(box.children[0] as Root['children'][number])).toContainEqual([
      'as',
      'ul',
    ]);
  });

  it('that others import keeps its texts', () => {
    const paragraph = element('p', {}, 'a');
    const [first, block, ...others] = compiledAs('docs/_partial.mdx', paragraph, code);
    expect(first).toEqual(paragraph);
    expect(attributesOf(block)).toContainEqual(['html', 'const a = 1;']);
    expect(others).toEqual([]);
  });

  it('stays as it is when it has none', () => {
    const page = [
      element('p', {}, 'a', element('img', {})),
      table(element('img', {})),
      element('ol', { start: 3 }, element('li', {}, 'a')),
      element('ul', {}, element('li', { className: ['task-list-item'] }, 'a')),
    ];
    expect(compiled(...page)).toEqual(page);
  });
});

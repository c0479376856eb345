import { existsSync, readFileSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import type { ElementContent, Root } from 'hast';
import { createMemoryHistory, type Location } from 'history';
import { describe, expect, it, vi } from 'vitest';
import navigation from '../../plugins/navigation';
import rehypePageParts from '../../plugins/page-parts/rehype-page-parts';
import { root } from '../../plugins/shared/versions';
import { holdHistory } from '../../src/navigation/held-history';

describe('the navigation of the framework', () => {
  const context = (router: string) =>
    ({ siteDir: root, siteConfig: { future: { experimental_router: router } } }) as LoadContext;

  it('imports what is replaced, by modules that there are', () => {
    const configure = navigation(context('browser')).configureWebpack as unknown as () => {
      module: { rules: { test: string; resolve: { alias: Record<string, string> } }[] };
    };
    const { rules } = configure().module;
    expect(rules.length).toBeGreaterThan(0);
    for (const { test, resolve } of rules) {
      for (const [name, own] of Object.entries(resolve.alias)) {
        expect(readFileSync(test, 'utf8')).toContain(` from '${name}';`);
        expect(existsSync(own), own).toBe(true);
      }
    }
  });

  it('cannot be that of a site with the addresses of its pages in the hash', () => {
    expect(() => navigation(context('hash'))).toThrow('Take the option out.');
  });
});

describe('the history that the router sees', () => {
  /** A history whose pages are loaded when told so. */
  function held() {
    const history = createMemoryHistory();
    const loads = new Map<string, () => void>();
    const load = ({ pathname }: Location) => new Promise<void>((resolve) => loads.set(pathname, resolve));
    const heard: string[] = [];
    const seen = holdHistory(history, load);
    const stop = seen.listen(({ pathname }, action) => heard.push(`${action} ${pathname}`));
    const loaded = async (path: string) => {
      loads.get(path)?.();
      await vi.waitFor(() => expect(loads.has(path)).toBe(true));
      await Promise.resolve();
    };
    return { seen, heard, loaded, stop };
  }

  it('has a new address at once, and tells of it when the page has been loaded', async () => {
    const { seen, heard, loaded } = held();
    seen.push('/a');
    expect(seen.location.pathname).toBe('/a');
    await Promise.resolve();
    expect(heard).toEqual([]);
    await loaded('/a');
    expect(heard).toEqual(['PUSH /a']);
    expect(seen.action).toBe('PUSH');
  });

  it('does not tell of a page that the reader left before it came', async () => {
    const { seen, heard, loaded } = held();
    seen.push('/a');
    seen.push('/b');
    await loaded('/b');
    await loaded('/a');
    expect(heard).toEqual(['PUSH /b']);
  });

  it('tells nobody who listens no more', async () => {
    const { seen, heard, loaded, stop } = held();
    stop();
    seen.push('/a');
    await loaded('/a');
    expect(heard).toEqual([]);
  });
});

describe('the parts of a page', () => {
  const paragraph = (text: string): ElementContent => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: text }],
  });
  const component = (name: string, ...children: ElementContent[]): ElementContent => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children,
  });
  const code = component('CodeBlock');
  const modules: Root['children'][number] = { type: 'mdxjsEsm', value: 'export const toc = [];' };
  const parts = (...children: Root['children']): Root['children'] => {
    const tree: Root = { type: 'root', children: structuredClone(children) };
    rehypePageParts()(tree);
    return tree.children;
  };

  it('are one on a page that fits the screen', () => {
    const page = [modules, paragraph('a'), code, paragraph('b')];
    expect(parts(...page)).toEqual(page);
  });

  it('are the first screen and the rest, in order, with modules outside', () => {
    const long = paragraph('word '.repeat(270));
    const [first, second, third] = [paragraph('a'), paragraph('b'), paragraph('c')];
    expect(parts(first, long, code, code, second, modules, third)).toEqual([
      first,
      long,
      code,
      code,
      component('RestOfPage', second, third),
      modules,
    ]);
  });

  it('count code, and tabs as one of them, and short paragraphs', () => {
    const tabs = component('Tabs', component('TabItem', code), component('TabItem', paragraph('a')));
    const names = (nodes: Root['children']) => nodes.map((node) => ('name' in node ? node.name : node.type));
    expect(names(parts(tabs, code, code, code))).toEqual(['Tabs', 'CodeBlock', 'CodeBlock', 'RestOfPage']);
    expect(names(parts(code, code, code, code))).toEqual(['CodeBlock', 'CodeBlock', 'CodeBlock', 'RestOfPage']);
    const short = Array.from({ length: 16 }, () => paragraph('a'));
    expect(names(parts(...short)).lastIndexOf('element')).toBe(14);
  });
});

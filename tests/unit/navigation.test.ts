import { existsSync, readFileSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import type { Element, ElementContent, Root } from 'hast';
import { createMemoryHistory, type Location } from 'history';
import { matchRoutes as matchRoutesOfRouter } from 'react-router-config';
import { describe, expect, it, vi } from 'vitest';
import navigation from '../../plugins/navigation';
import rehypePageParts from '../../plugins/page-parts/rehype-page-parts';
import { root } from '../../plugins/shared/versions';
import { holdHistory } from '../../src/navigation/held-history';
import { matchRoutes } from '../../src/navigation/match-path';
import { arrivedAt, firstVisit, withAhead } from '../../src/navigation/visits';

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

  it('tells of it when it has been drawn, but not of one that another was drawn after', async () => {
    const history = createMemoryHistory();
    const tells = new Map<string, () => void>();
    const heard: string[] = [];
    const seen = holdHistory(
      history,
      () => Promise.resolve(),
      ({ pathname }, _action, tell) => tells.set(pathname, tell),
    );
    seen.listen(({ pathname }) => heard.push(pathname));
    for (const path of ['/a', '/b']) {
      seen.push(path);
      await vi.waitFor(() => expect(tells.has(path)).toBe(true));
    }
    expect(heard).toEqual([]);
    // The reader is on the way to a third page, which is still loaded.
    history.push('/c');
    tells.get('/a')?.();
    tells.get('/b')?.();
    expect(heard).toEqual(['/b']);
  });

  it('tells nobody who listens no more', async () => {
    const { seen, heard, loaded, stop } = held();
    stop();
    seen.push('/a');
    await loaded('/a');
    expect(heard).toEqual([]);
  });
});

describe('the route of an address', () => {
  const page = (path: string) => ({ path, exact: true, sensitive: true });
  const routes = [
    {
      path: '/',
      routes: [
        { path: '/next', routes: [page('/next'), page('/next/guide')] },
        { path: '/', routes: [page('/'), page('/api'), page('/next-steps')] },
      ],
    },
    { path: '*' },
  ];

  it.each<[string, string[]]>([
    ['/', ['/', '/', '/']],
    ['/api', ['/', '/', '/api']],
    ['/api/', ['/', '/', '/api']],
    ['/next', ['/', '/next', '/next']],
    ['/next/', ['/', '/next', '/next']],
    ['/next/guide', ['/', '/next', '/next/guide']],
    // Not below `/next`.
    ['/next-steps', ['/', '/', '/next-steps']],
    // A route takes its version in any case, and a page in its own only.
    ['/NEXT/guide', ['/', '/next']],
    ['/API', ['/', '/']],
    ['/nowhere', ['/', '/']],
  ])('is found as react-router-config finds it: %s', (pathname, paths) => {
    const found = matchRoutes(routes, pathname).map(({ route: { path }, match: { isExact } }) => [path, isExact]);
    expect(found.map(([path]) => path)).toEqual(paths);
    const original = matchRoutesOfRouter(routes, pathname).map(({ route: { path }, match: { isExact } }) => [
      path,
      isExact,
    ]);
    expect(found).toEqual(original);
  });

  it('is that of all others when nothing else is left', () => {
    expect(matchRoutes([{ path: '/a', exact: true }, { path: '*' }], '/b')[0]?.route.path).toBe('*');
    expect(matchRoutes([{ path: '/a' }], '/b')).toEqual([]);
  });
});

describe('the visits of a reader', () => {
  const at = (path: string, hash = '') => ({ path, search: '', hash });
  const first = firstVisit(at('/a'));
  const pointing = withAhead(first, '/b');

  it('begin at one page', () => {
    expect(first).toEqual({ shown: { id: 0, ...at('/a') } });
    expect(arrivedAt(first, at('/a'))).toEqual(first);
  });

  it('go on at another place of the page, and keep what was drawn ahead', () => {
    expect(arrivedAt(pointing, at('/a', '#c'))).toEqual({ ...pointing, shown: { id: 0, ...at('/a', '#c') } });
  });

  it('go on at the page that was drawn ahead', () => {
    expect(pointing).toEqual({ ...first, ahead: { id: 1, ...at('/b') } });
    expect(arrivedAt(pointing, at('/b', '#c'))).toEqual({ shown: { id: 1, ...at('/b', '#c') } });
  });

  it('go on at another, and then what was drawn ahead is not needed', () => {
    expect(arrivedAt(pointing, at('/c'))).toEqual({ shown: { id: 2, ...at('/c') } });
    expect(arrivedAt(first, at('/c'))).toEqual({ shown: { id: 1, ...at('/c') } });
  });

  it('have one page ahead, the last that was pointed at', () => {
    expect(withAhead(pointing, '/b')).toBe(pointing);
    expect(withAhead(pointing, '/a')).toBe(pointing);
    expect(withAhead(pointing, '/c')).toEqual({ ...first, ahead: { id: 2, ...at('/c') } });
  });

  it('are new ones when the reader comes back', () => {
    expect(arrivedAt(arrivedAt(pointing, at('/b')), at('/a'))).toEqual({ shown: { id: 2, ...at('/a') } });
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
  const code = (height: number): ElementContent => ({ ...component('CodeBlock'), data: { height } }) as ElementContent;
  const modules: Root['children'][number] = { type: 'mdxjsEsm', value: 'export const toc = [];' };
  const parts = (...children: Root['children']): Root['children'] => {
    const tree: Root = { type: 'root', children: structuredClone(children) };
    rehypePageParts()(tree);
    return tree.children;
  };

  it('are one on a page that fits the screen', () => {
    const page = [modules, paragraph('a'), code(10), paragraph('b')];
    expect(parts(...page)).toEqual(page);
  });

  it('are the first screen and the rest, in order, with modules outside', () => {
    const long = paragraph('word '.repeat(500));
    const [first, second, third] = [paragraph('a'), paragraph('b'), paragraph('c')];
    expect(parts(first, long, second, modules, third)).toEqual([
      first,
      long,
      component('RestOfPage', second, third),
      modules,
    ]);
  });

  const firstNames = (...nodes: Root['children']) => {
    const names = parts(...nodes).map((node) => ('name' in node ? node.name : 'tagName' in node ? node.tagName : ''));
    return names.slice(0, names.indexOf('RestOfPage')).join(' ');
  };
  const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
    ...(paragraph('a') as Element),
    tagName,
    children,
  });

  it('count what the build knows of a component, and of tabs the one that is seen', () => {
    const short = code(10);
    expect(firstNames(short, short, short, short, short, short)).toBe(
      'CodeBlock CodeBlock CodeBlock CodeBlock CodeBlock',
    );
    expect(firstNames(code(49), short)).toBe('CodeBlock');
    const tabs = (...panels: ElementContent[]) =>
      component('Tabs', ...panels.map((panel) => component('TabItem', panel)));
    expect(firstNames(tabs(code(48), short), short)).toBe('Tabs');
    expect(firstNames(tabs(short, code(48)), short, short, short, short, short)).toBe(
      'Tabs CodeBlock CodeBlock CodeBlock',
    );
  });

  it('count lines of text, items, rows and headings', () => {
    const all = (node: ElementContent) => firstNames(...Array.from({ length: 40 }, () => node)).split(' ').length;
    expect(all(paragraph('a'))).toBe(18);
    expect(all(paragraph('word '.repeat(20)))).toBe(11);
    expect(all(element('h2'))).toBe(10);
    expect(all(element('ul', element('li', paragraph('a')), element('li', paragraph('b'))))).toBe(11);
    const row = element('tr', element('td', paragraph('a')));
    expect(all(element('table', element('tbody', row, row, row)))).toBe(6);
    expect(all(component('details', code(30)))).toBe(18);
  });
});

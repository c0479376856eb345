import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { SymbolsFile, TasksFile } from '../src/lib/agent-files';
import { estimatedTokens } from '../plugins/page-exports/agents/tokens';
import { sdks, typeScriptSdks } from '../src/lib/sdks';
import { symbolIndex } from '../plugins/api-reference/symbol-index';
import { prefixOfRoute, versionPrefix } from '../plugins/shared/routes';
import { docsVersions } from '../plugins/shared/versions';
import { site } from '../site.config';
import { attributeValues, builtFiles, builtPages, isDocsPage } from './support/built-site';

const pages = builtPages();
const files = builtFiles();
const text = (name: string) => readFileSync(path.join('build', name), 'utf8');
const versions = docsVersions().map((version) => ({ version, prefix: versionPrefix(version) }));
const docsPages = [...pages.keys()].filter(isDocsPage);
const prefixOf = prefixOfRoute();

/** Whether a path on the site leads to a page, and its anchor to an element on that page. */
function exists(route: string): boolean {
  const [page = '', anchor] = route.split('#');
  const html = pages.get(page);
  return html !== undefined && (anchor === undefined || attributeValues(html, 'id').includes(anchor));
}

describe.each(versions)('the files for agents of $version.name', ({ version, prefix }) => {
  it('all exist', () => {
    const expected = [
      'llms.txt',
      'symbols.json',
      'tasks.json',
      'agents.md',
      ...sdks.flatMap((sdk) => [`agents/${sdk}.md`, `llms-full-${sdk}.txt`]),
      ...typeScriptSdks.map((sdk) => `declarations/${sdk}.json`),
      'llms-full-general.txt',
    ];
    expect(expected.filter((name) => !files.has(`${prefix}/${name}`))).toEqual([]);
  });

  it('llms.txt lists every page of the version once, and links only to existing files', () => {
    const links = [...text(`${prefix}/llms.txt`).matchAll(/\]\((\S+)\)/g)].map(([, url = '']) =>
      url.slice(site.url.length),
    );
    expect(links.filter((link) => !files.has(link))).toEqual([]);
    const own = docsPages.filter((route) => prefixOf(route) === prefix);
    const unlisted = own.filter((route) => route !== (prefix || '/') && !links.includes(`${route}.md`));
    expect(unlisted).toEqual([]);
    expect(own.length).toBeGreaterThan(150);
  });

  it('the whole documentation fits into a context window, and states its size', () => {
    for (const part of [...sdks, 'general']) {
      const full = text(`${prefix}/llms-full-${part}.txt`);
      const stated = Number(/^> About (\d+) tokens/m.exec(full)?.[1]);
      expect(Math.abs(stated - estimatedTokens(full))).toBeLessThanOrEqual(200);
      expect(stated).toBeLessThan(128_000);
    }
  });

  it('symbols.json has every symbol and member, matches its schema, and has routes that exist', () => {
    const schema = z.fromJSONSchema(
      JSON.parse(text('schemas/symbols.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
    );
    const file = JSON.parse(text(`${prefix}/symbols.json`)) as SymbolsFile;
    expect(schema.safeParse(file).error?.issues ?? []).toEqual([]);
    const first = file.symbols[0]!;
    expect(schema.safeParse({ ...file, symbols: [{ ...first, import: 'none' }] }).success).toBe(false);
    const names = (symbols: readonly { name: string; members: readonly { name: string }[] }[]) =>
      symbols.flatMap(({ name, members }) => [name, ...members.map((member) => `${name}.${member.name}`)]);
    expect(names(file.symbols)).toEqual(names(symbolIndex(version)));
    const routes = file.symbols.flatMap(({ route, members, guides }) => [
      route,
      ...members.map((member) => member.route),
      ...guides,
    ]);
    expect(routes.filter((route) => !exists(route))).toEqual([]);
  });

  it('tasks.json has every tutorial and how-to guide, with existing programs', () => {
    const { tasks } = JSON.parse(text(`${prefix}/tasks.json`)) as TasksFile;
    expect(tasks.length).toBeGreaterThan(30);
    for (const { route, markdown, examples } of tasks) {
      expect(pages.has(route)).toBe(true);
      expect(files.has(markdown)).toBe(true);
      expect(examples.filter((example) => !files.has(example.path))).toEqual([]);
    }
    const tutorials = tasks.filter(({ kind }) => kind === 'tutorial');
    expect(tutorials.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('tasks.json lists symbols that only the code from example files uses', () => {
    const { tasks } = JSON.parse(text(`${prefix}/tasks.json`)) as TasksFile;
    const backend = tasks.find(({ route }) => route === `${prefix}/tutorials/backend-quick-start`);
    const expected = ['server:FishjamNotFoundException', 'server-python:FishjamClient'];
    expect(backend?.symbols).toEqual(expect.arrayContaining(expected));
  });

  it('the rules take up at most 8 KB, list mistakes, and link only to existing files', () => {
    for (const sdk of sdks) {
      const rules = text(`${prefix}/agents/${sdk}.md`);
      expect(Buffer.byteLength(rules)).toBeLessThanOrEqual(8192);
      if (sdk !== 'server-python') expect(rules.match(/^\d+\. /gm)?.length).toBeGreaterThan(2);
      expect(rules).toContain('## Import');
      const links = [...rules.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url.slice(site.url.length));
      const missing = links.filter((link) => {
        const [file = '', anchor] = link.split('#');
        return !files.has(file) || (anchor !== undefined && !exists(link.replace('.md#', '#')));
      });
      expect(missing).toEqual([]);
    }
  });

  it('agents.md links only to existing files', () => {
    const links = [...text(`${prefix}/agents.md`).matchAll(/\]\((\S+)\)/g)].map(([, url = '']) =>
      url.slice(site.url.length),
    );
    expect(links.length).toBeGreaterThan(sdks.length);
    expect(links.filter((link) => !files.has(link))).toEqual([]);
  });

  it('the declarations name an existing file of types', () => {
    for (const sdk of typeScriptSdks) {
      const {
        modules,
        files: own,
        types,
      } = JSON.parse(text(`${prefix}/declarations/${sdk}.json`)) as {
        modules: Record<string, string>;
        files: Record<string, string>;
        types: string;
      };
      expect(Object.keys(modules).length).toBeGreaterThan(0);
      expect(Object.values(modules).filter((file) => !(file in own))).toEqual([]);
      expect(existsSync(path.join('build', types))).toBe(true);
      expect(text(types)).not.toContain(process.cwd());
    }
  });
});

describe('a page', () => {
  it('links to the files for its version in its <head>', () => {
    const wrong = docsPages.filter((route) => {
      const href = /<link[^>]*rel="?help"?[^>]*href="?([^\s">]+)/.exec(pages.get(route) ?? '')?.[1];
      return href !== `${prefixOf(route)}/llms.txt`;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/', '/index.md'],
    ['/next', '/next.md'],
    ['/api/web/functions/useCamera', '/api/web/functions/useCamera.md'],
  ])('at %s is Markdown for clients that accept it', async (route, file) => {
    const accept = { headers: { Accept: 'text/markdown, */*;q=0.1' } };
    const response = await fetch(`${inject('baseUrl')}${route}`, accept);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(response.headers.get('vary')).toContain('Accept');
    expect(await response.text()).toBe(text(file));
    const html = await fetch(`${inject('baseUrl')}${route}`, { headers: { Accept: 'text/html,*/*' } });
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('vary')).toContain('Accept');
  });

  it.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/next/symbols.json', 'application/json; charset=utf-8'],
    ['/agents/web.md', 'text/markdown; charset=utf-8'],
  ])('%s is served as %s', async (file, type) => {
    const response = await fetch(`${inject('baseUrl')}${file}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });
});

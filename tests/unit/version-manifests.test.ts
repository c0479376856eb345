import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../src/lib/page-path';
import { parseRegistry, parseRoutes } from '../../plugins/client-bundle/version-manifests/generated-site';
import { completePage } from '../../plugins/client-bundle/complete-html';
import { foldChunks, HASH_LENGTH, unfoldChunks } from '../../src/lib/version-manifest/page-chunks';
import { docPath, idsOfItems, type VersionData, unpack } from '../../src/lib/version-manifest/manifest';
import { pack } from '../../plugins/client-bundle/version-manifests/pack';

const base = '/0.20.0/';
const ids = [
  'index',
  'how-to/index',
  'how-to/react/start',
  'api/web/functions/useCamera',
  'api/web/functions/useOld',
  'api/web/functions/usePeers',
  'left/out',
];

const link = (id: string, label: string) =>
  ({ type: 'link', href: docPath(base, id), label, docId: id, unlisted: false }) as const;
const symbol = (id: string, label: string) => ({ ...link(id, label), className: 'sidebar-symbol' });
const category = { type: 'category', collapsible: true, collapsed: true } as const;

const data: VersionData = {
  docs: ids.map((id) => ({ id, path: docPath(base, id), sidebar: 'docs' })),
  elsewhere: [['0.22.0', 'next'], ['next'], [], ['0.22.0'], [], [], ['0.22.0', 'next']],
  version: {
    pluginId: 'default',
    version: '0.20.0',
    label: '0.20.0',
    banner: 'unmaintained',
    badge: true,
    noIndex: false,
    className: 'docs-version-0.20.0',
    isLast: false,
    docsSidebars: {
      docs: [
        link('index', 'Introduction'),
        {
          ...category,
          label: 'How-to',
          items: [{ ...category, label: 'React', items: [link('how-to/react/start', 'Start')] }],
          href: '/0.20.0/how-to/',
        },
        {
          ...category,
          label: 'Hooks',
          items: [
            symbol('api/web/functions/useCamera', 'useCamera'),
            {
              ...symbol('api/web/functions/useOld', 'useOld'),
              className: 'sidebar-symbol sidebar-deprecated',
            },
            symbol('api/web/functions/usePeers', 'usePeers'),
          ],
        },
      ],
    },
  },
};

describe('a version manifest', () => {
  it('restores the original data', () => {
    expect(unpack(pack(base, data))).toEqual(data);
  });

  it('contains no paths of docs, because they follow from the IDs', () => {
    expect(JSON.stringify(pack(base, data))).not.toContain(`${base}how-to`);
  });

  it.each([
    [
      'a doc whose path is not its id',
      { docs: data.docs.map((doc, at) => (at === 2 ? { ...doc, path: '/other' } : doc)) },
      'docs',
    ],
    [
      'a category that is open at first',
      {
        version: {
          ...data.version,
          docsSidebars: {
            docs: [link('index', 'Introduction'), { ...category, collapsed: false, label: 'Open', items: [] }],
          },
        },
      },
      'version',
    ],
    [
      'a second sidebar',
      { version: { ...data.version, docsSidebars: { ...data.version.docsSidebars, more: [] } } },
      'version',
    ],
  ])('rejects %s, which it cannot represent', (_, change, what) => {
    expect(() => pack(base, { ...data, ...change })).toThrow(`cannot represent "${what}" of version "0.20.0"`);
  });

  it('follows the sidebar: a category before its docs', () => {
    expect(idsOfItems(pack(base, data).items)).toEqual(ids.slice(0, 6));
  });
});

describe('paths', () => {
  it.each([
    ['index', '/next/', '/next'],
    ['how-to/index', '/next/how-to/', '/next/how-to'],
    ['api/web/functions/useIndex', '/next/api/web/functions/useIndex', '/next/api/web/functions/useIndex'],
  ])('of the doc %s match the framework’s', (id, doc, route) => {
    expect(docPath('/next/', id)).toBe(doc);
    expect(pagePath(doc)).toBe(route);
  });

  it('keep the slash of the home page', () => {
    expect(pagePath(docPath('/', 'index'))).toBe('/');
  });
});

describe('page chunks', () => {
  it('are restored unchanged', () => {
    const chunks = [
      { module: 7, hash: '00ff00' },
      { module: 99999, hash: 'abcdef' },
    ];
    expect(unfoldChunks(foldChunks(chunks))).toEqual(chunks);
  });

  it('add at most ten bytes per page to the manifest of their version', () => {
    const size = (count: number) => {
      const docs = Array.from({ length: count }, (_, at) => `generated/page-${at}`);
      const manifest = pack(base, {
        docs: docs.map((id) => ({ id, path: docPath(base, id), sidebar: 'docs' })),
        elsewhere: docs.map(() => ['0.22.0', 'next']),
        version: { ...data.version, docsSidebars: { docs: docs.map((id, at) => link(id, `Generated page ${at}`)) } },
      });
      // Like the bundler's values, these are unordered, so they do not compress well.
      const pages = docs
        .map((id) => createHash('sha256').update(id).digest())
        .map((hash) => ({
          module: hash.readUInt32LE(0) % 100_000,
          hash: hash.toString('hex', 4, 4 + HASH_LENGTH / 2),
        }));
      return brotliCompressSync(JSON.stringify(manifest) + foldChunks(pages)).length;
    };
    expect((size(2250) - size(250)) / 2000).toBeLessThanOrEqual(10);
  });
});

describe('the HTML of a page', () => {
  const html =
    '<script src="/assets/js/guard.1.js"></script><script src="/assets/js/boot.2.js" defer data-scripts="/main.js"></script>';

  it('contains the guard, and names the scripts of the page before those of the client', () => {
    expect(completePage(html, ['/a.js', '/b.js'], (name) => `/* ${name} */\n`)).toBe(
      '<script>/* guard.1.js */</script><script src="/assets/js/boot.2.js" defer data-scripts="/a.js /b.js /main.js"></script>',
    );
  });

  it('is rejected if it was not generated from the template', () => {
    expect(() => completePage('<p>no script</p>', [], () => '')).toThrow('was not made from');
  });
});

describe('the generated modules', () => {
  it('are parsed as data', () => {
    const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '5c7'),
    routes: [{ path: '/a', component: ComponentCreator('/a', 'b2'), exact: true }]
  },
  { path: '*', component: ComponentCreator('*'), },
];
`;
    expect(parseRoutes(source)).toEqual([
      {
        path: '/',
        component: { path: '/', hash: '5c7' },
        routes: [{ path: '/a', component: { path: '/a', hash: 'b2' }, exact: true }],
      },
      { path: '*', component: { path: '*', hash: undefined } },
    ]);
    const registry = `export default {
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],};
`;
    expect([...parseRegistry(registry)]).toEqual([['0a', '@site/docs/a.mdx']]);
  });

  it('are rejected if their format has changed', () => {
    expect(() => parseRoutes('export const routes = [];')).toThrow(
      'routes.js does not have the format of Docusaurus 3.10',
    );
    expect(() => parseRegistry('export default {\n  "0a": lazy("@site/docs/a.mdx"),\n};')).toThrow(
      'lazy("@site/docs/a.mdx")',
    );
  });
});

import path from 'node:path';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it, vi } from 'vitest';
import type * as SymbolIndex from '../../plugins/api-reference/symbol-index';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { linksOfImports, linksOfSignature } from '../../plugins/markdown/code-samples/symbol-links';
import { likelySdks, mentionedSymbols, symbolNamed } from '../../plugins/markdown/symbol-links/mentions';
import remarkSymbolLinks from '../../plugins/markdown/symbol-links/remark-symbol-links';
import { parsePage } from '../../plugins/shared/mdx';

vi.mock('../../plugins/api-reference/history/since', () => ({ sinceOf: () => undefined }));
vi.mock('../../plugins/api-reference/symbol-index', async (original) => ({
  ...(await original<typeof SymbolIndex>()),
  symbolIndex: () => entries,
}));

const entry = (name: string, sdk: SymbolEntry['sdk'], kind: SymbolEntry['kind'] = 'functions'): SymbolEntry => ({
  name,
  sdk,
  kind,
  specifier: '',
  purpose: '',
  summary: '',
  page: `api/${sdk}/${kind}/${name}`,
  deprecated: false,
  members: [],
});

const camera = { web: entry('useCamera', 'web'), mobile: entry('useCamera', 'mobile') };
const client = entry('FishjamClient', 'server', 'classes');
const constant: SymbolEntry = {
  ...entry('Variant', 'web', 'variables'),
  members: [{ name: 'low', anchor: 'low' }],
};
const alias: SymbolEntry = {
  ...entry('Variant', 'web', 'type-aliases'),
  members: [{ name: 'track', anchor: 'track' }],
};
const entries = [camera.web, camera.mobile, client, alias, constant];
const href = ({ page }: SymbolEntry) => `/${page}`;

describe('inline code', () => {
  it('names the symbol of the SDK that the page covers', () => {
    expect(symbolNamed('useCamera', entries, ['mobile'])).toBe(camera.mobile);
    expect(symbolNamed('useCamera()', entries, ['web'])).toBe(camera.web);
    expect(symbolNamed('FishjamClient.createRoom', entries, ['server'])).toBe(client);
  });

  it('names no symbol if several SDKs have the name and the page covers no SDK', () => {
    expect(symbolNamed('useCamera', entries, [])).toBeUndefined();
    expect(symbolNamed('FishjamClient', entries, [])).toBe(client);
  });

  it('names nothing that is not a symbol', () => {
    expect(symbolNamed('npm install', entries, ['web'])).toBeUndefined();
    expect(symbolNamed('unknown', entries, ['web'])).toBeUndefined();
  });

  it('prefers the value of a name that is also a type', () => {
    expect(symbolNamed('Variant', entries, ['web'])).toBe(constant);
  });

  it('does not name a deprecated symbol whose name is now a member of another one', () => {
    const hook: SymbolEntry = { ...entry('useRoom', 'mobile'), members: [{ name: 'join', anchor: 'join' }] };
    const old: SymbolEntry = { ...entry('join', 'mobile'), deprecated: true };
    const older: SymbolEntry = { ...entry('useOld', 'mobile'), deprecated: true };
    expect(symbolNamed('join', [old, hook], ['mobile'])).toBeUndefined();
    expect(symbolNamed('join()', [old, hook], [])).toBeUndefined();
    expect(symbolNamed('useOld', [older, hook], ['mobile'])).toBe(older);
    const code = "import { join } from '@fishjam-cloud/react-native-client';";
    expect(mentionedSymbols('', [{ code }], [old, hook], ['mobile'])).toEqual(new Set([old]));
  });

  it('names the page with the member if a name is both a type and a value', () => {
    expect(symbolNamed('Variant.track', entries, ['web'])).toBe(alias);
    expect(symbolNamed('Variant.low', entries, ['web'])).toBe(constant);
    expect(symbolNamed('Variant.unknown', entries, ['web'])).toBe(constant);
  });
});

describe('links on a guide page', () => {
  /** Returns the texts of the links that the plugin adds to a page about React. */
  const linked = (source: string): string[] => {
    const tree = parsePage(source);
    const before = linksIn(tree);
    remarkSymbolLinks()(tree, new VFile({ path: path.resolve('docs/how-to/react/page.mdx') }));
    return linksIn(tree).flatMap((link) => (before.includes(link) ? [] : [toString(link)]));
  };
  const linksIn = (tree: Root): Link[] => {
    const found: Link[] = [];
    visit(tree, 'link', (link) => void found.push(link));
    return found;
  };

  it('are on the first mention of a symbol', () => {
    expect(linked('Call `useCamera`.\n\nThen `useCamera` again.')).toEqual(['useCamera']);
  });

  it.each([
    '## `useCamera`',
    '[Use `useCamera`](other.mdx)',
    '[`useCamera`][camera]\n\n[camera]: other.mdx',
    'Text with <a href="/x">use `useCamera`</a>.',
    '<Link to="/x">\n  Use `useCamera`\n</Link>',
  ])('are not in a heading or another link: %j', (source) => {
    expect(linked(source)).toEqual([]);
  });
});

describe('a page', () => {
  it('covers the SDK in its front matter or, if there is none, the SDK of its folder', () => {
    expect(likelySdks('docs/how-to/react-native/a.mdx', {})).toEqual(['mobile']);
    expect(likelySdks('docs/how-to/react/a.mdx', {})).toEqual(['web']);
    expect(likelySdks('docs/tutorials/backend-quick-start.mdx', {})).toEqual(['server', 'server-python']);
    expect(likelySdks('docs/how-to/react/a.mdx', { sdk: ['server', 'web'] })).toEqual(['server', 'web']);
    expect(likelySdks('docs/explanation/a.mdx', { sdk: 'unknown' })).toEqual([]);
  });

  it('mentions the names in its text and in imports of its samples', () => {
    const code = "import { type FishjamClient as Client } from '@fishjam-cloud/js-server-sdk';";
    expect(mentionedSymbols('Use `useCamera`.', [{ code }], entries, ['web'])).toEqual(new Set([camera.web, client]));
  });

  it.each([
    ["import { Variant } from '@fishjam-cloud/react-client';", constant],
    ["import { type Variant } from '@fishjam-cloud/react-client';", alias],
    ["import type { Variant } from '@fishjam-cloud/react-client';", alias],
  ])('mentions the type or the value, depending on the import: %j', (code, expected) => {
    expect(mentionedSymbols('', [{ code }], entries, ['web'])).toEqual(new Set([expected]));
  });
});

describe('links in code', () => {
  it('lead to the section of a type that the page describes', () => {
    expect(
      linksOfSignature(
        'options?: PeerOptions',
        'web',
        'api/web/functions/own',
        entries,
        href,
        new Set(['PeerOptions']),
      ),
    ).toEqual([{ start: 10, length: 11, href: '#peeroptions' }]);
  });

  it('are on the names that a sample imports', () => {
    const code =
      "import { useState } from 'react';\nimport { useCamera as cam, type Variant } from '@fishjam-cloud/react-client';";
    expect(linksOfImports(code, entries, href)).toEqual([
      { start: code.indexOf('useCamera'), length: 9, href: '/api/web/functions/useCamera' },
      { start: code.indexOf('Variant'), length: 7, href: '/api/web/type-aliases/Variant' },
    ]);
  });

  it.each([
    ["import { Variant } from '@fishjam-cloud/react-client';", '/api/web/variables/Variant'],
    ["import type { Variant } from '@fishjam-cloud/react-client';", '/api/web/type-aliases/Variant'],
  ])('lead from %j to the value or the type', (code, expected) => {
    expect(linksOfImports(code, entries, href)).toMatchObject([{ href: expected }]);
  });

  it('are on the names in a signature, except its own name, properties and strings', () => {
    const code = "function useCamera(Variant: Variant): { useCamera: 'Variant' }";
    expect(linksOfSignature(code, 'web', camera.web.page, entries, href)).toEqual([
      { start: code.indexOf('Variant)'), length: 7, href: '/api/web/type-aliases/Variant' },
    ]);
  });

  it('lead from a signature to the type of a name, and after `typeof` to the value', () => {
    const typeAlias = 'type Variant = (typeof Variant)[keyof typeof Variant];';
    const links = linksOfSignature(typeAlias, 'web', alias.page, entries, href);
    expect(links.map((link) => link.href)).toEqual([`/${constant.page}`, `/${constant.page}`]);
    const value = 'const Variant: Values<Variant>;';
    expect(linksOfSignature(value, 'web', constant.page, entries, href)).toEqual([
      { start: value.indexOf('Variant>'), length: 7, href: `/${alias.page}` },
    ]);
  });
});

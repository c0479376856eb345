import { describe, expect, it } from 'vitest';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { linksOfImports, linksOfSignature } from '../../plugins/code-samples/symbol-links';
import { mentionedSymbols, sdksOfPage, symbolNamed } from '../../plugins/symbol-links/mentions';

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
const constant = entry('Variant', 'web', 'variables');
const alias = entry('Variant', 'web', 'type-aliases');
const entries = [camera.web, camera.mobile, client, alias, constant];
const href = ({ page }: SymbolEntry) => `/${page}`;

describe('inline code', () => {
  it('names the symbol of the SDK that the page is about', () => {
    expect(symbolNamed('useCamera', entries, ['mobile'])).toBe(camera.mobile);
    expect(symbolNamed('useCamera()', entries, ['web'])).toBe(camera.web);
    expect(symbolNamed('FishjamClient.createRoom', entries, ['server'])).toBe(client);
  });

  it('names nobody when several SDKs have the name and the page does not say which', () => {
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
});

describe('a page', () => {
  it('is about the SDK of its front matter, else of its folder', () => {
    expect(sdksOfPage('docs/how-to/react-native/a.mdx', {})).toEqual(['mobile']);
    expect(sdksOfPage('docs/how-to/react/a.mdx', {})).toEqual(['web']);
    expect(sdksOfPage('docs/tutorials/backend-quick-start.mdx', {})).toEqual(['server']);
    expect(sdksOfPage('docs/how-to/react/a.mdx', { sdk: ['server', 'web'] })).toEqual(['server', 'web']);
    expect(sdksOfPage('docs/explanation/a.mdx', { sdk: 'unknown' })).toEqual([]);
  });

  it('mentions what it names and what its samples import', () => {
    const source =
      "Use `useCamera`.\n\n```ts\nimport { type FishjamClient as Client } from '@fishjam-cloud/js-server-sdk';\n```\n";
    expect(mentionedSymbols(source, entries, ['web'])).toEqual(new Set([camera.web, client]));
  });
});

describe('links in code', () => {
  it('lead to the section of a type that is described on the page', () => {
    expect(linksOfSignature('options?: PeerOptions', 'web', 'own', entries, href, new Set(['PeerOptions']))).toEqual([
      { start: 10, length: 11, href: '#peeroptions' },
    ]);
  });

  it('are at the names that a sample imports', () => {
    const code =
      "import { useState } from 'react';\nimport { useCamera as cam, type Variant } from '@fishjam-cloud/react-client';";
    expect(linksOfImports(code, entries, href)).toEqual([
      { start: code.indexOf('useCamera'), length: 9, href: '/api/web/functions/useCamera' },
      { start: code.indexOf('Variant'), length: 7, href: '/api/web/variables/Variant' },
    ]);
  });

  it('are at the names in a signature, but not at its own, at properties or in strings', () => {
    const code = "function useCamera(Variant: Variant): { useCamera: 'Variant' }";
    expect(linksOfSignature(code, 'web', 'useCamera', entries, href)).toEqual([
      { start: code.indexOf('Variant)'), length: 7, href: '/api/web/variables/Variant' },
    ]);
  });
});

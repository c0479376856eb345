import { describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { upgradePrompt } from '../../packages/mcp/src/prompts';
import { changedLines, listChanges } from '../../packages/mcp/src/tools/list-changes';
import type { PublishedMember, PublishedSymbol } from '../../src/lib/agent-files';
import type { SearchDoc } from '../../src/search/engine/files';
import { siteOf } from '../support/mcp-site';

const symbol = (given: Partial<PublishedSymbol>): PublishedSymbol => ({
  name: 'useRoom',
  sdk: 'web',
  kind: 'functions',
  import: '',
  purpose: '',
  signature: '',
  summary: 'Joins a room.',
  route: '/api/web/functions/useRoom',
  members: [],
  guides: [],
  ...given,
});

const member = (name: string, signature: string, given: Partial<PublishedMember> = {}): PublishedMember => ({
  name,
  signature,
  summary: '',
  route: `/api/web/functions/useRoom#${name}`,
  ...given,
});

const changes = (before: Partial<PublishedSymbol>, after: Partial<PublishedSymbol>) =>
  changedLines([symbol(before)], [symbol(after)]);

describe('the changes between two versions', () => {
  it('list removed symbols, changed members and added symbols in this order', () => {
    const before = [
      symbol({ name: 'useOld' }),
      symbol({ members: [member('join', 'join(): void'), member('leave', 'leave(): void')] }),
    ];
    const after = [
      symbol({ name: 'useNew', route: '/api/web/functions/useNew' }),
      symbol({
        members: [
          member('join', 'join(): Promise<void>', { deprecated: 'Use `enter`.' }),
          member('enter', 'enter(): void'),
        ],
      }),
    ];
    expect(changedLines(before, after)).toEqual([
      '- Removed: web `useOld`',
      '- Removed: web `useRoom` `.leave`',
      '- Changed: web `useRoom` `.join`: `join(): void` is now `join(): Promise<void>`',
      '- Deprecated: web `useRoom` `.join`. Use `enter`.',
      '- Added: web `useRoom` `.enter`: `enter(): void` /api/web/functions/useRoom#enter',
      '- Added: web `useNew`. Joins a room. /api/web/functions/useNew',
    ]);
  });

  it('list the signature of a symbol without changed members, regardless of its line breaks', () => {
    const before = { signature: 'function useRoom(\n  id: string\n): Room' };
    expect(changes(before, { signature: 'function useRoom( id: string ): Room' })).toEqual([]);
    expect(changes(before, { signature: 'function useRoom(): Room', deprecated: 'Use `usePeer`.' })).toEqual([
      '- Changed: web `useRoom`: `function useRoom( id: string ): Room` is now `function useRoom(): Room`',
      '- Deprecated: web `useRoom`. Use `usePeer`.',
    ]);
  });

  it('list a changed constructor, which is not among the members', () => {
    const inPython = (parameters: string) =>
      `class Client:\n    def __init__(\n        self,${parameters}\n    ) -> None: ...`;
    const inTypeScript = (parameter: string) =>
      `class Client extends Base {\n  constructor(\n    ${parameter},\n  );\n  join(): void;\n}`;
    const added = member('join', 'join(): void');
    expect(changes({ signature: inPython(' url: str') }, { signature: inPython(''), members: [added] })).toEqual([
      '- Changed: web `useRoom` `.__init__`: `def __init__( self, url: str ) -> None` is now `def __init__( self, ) -> None`',
      '- Added: web `useRoom` `.join`: `join(): void` /api/web/functions/useRoom#join',
    ]);
    expect(changes({ signature: inTypeScript('url: string') }, { signature: inTypeScript('id: string') })).toEqual([
      '- Changed: web `useRoom` `.constructor`: `constructor( url: string, )` is now `constructor( id: string, )`',
    ]);
    expect(
      changes({ signature: 'class Client {' }, { signature: 'class Client {\n  constructor(id: string);' }),
    ).toEqual([
      '- Added: web `useRoom` `.constructor`: `constructor(id: string)` /api/web/functions/useRoom#constructor',
    ]);
  });

  it('list the changed start of a declaration, such as its type parameters, in addition to changed members', () => {
    const before = {
      signature: 'interface Room extends Base {\n  id: string;\n}',
      members: [member('id', 'id: string')],
    };
    const after = { signature: 'interface Room<\n  T,\n> {\n  id: T;\n}', members: [member('id', 'id: T')] };
    expect(changes(before, after)).toEqual([
      '- Changed: web `useRoom` `.id`: `id: string` is now `id: T`',
      '- Changed: web `useRoom`: `interface Room extends Base {` is now `interface Room< T, > {`',
    ]);
  });

  it('list a symbol that is imported from another module', () => {
    const imports = (from: string) => ({ import: `import { useRoom } from '${from}';` });
    expect(changes(imports('@fishjam/a'), imports('@fishjam/a/b'))).toEqual([
      '- Moved: web `useRoom`: import it from `@fishjam/a/b` instead of `@fishjam/a`',
    ]);
    const python = (from: string) => ({ import: `from ${from} import Room` });
    expect(changes(python('fishjam'), python('fishjam.room'))).toEqual([
      '- Moved: web `useRoom`: import it from `fishjam.room` instead of `fishjam`',
    ]);
    expect(changes(imports('@fishjam/a'), { import: "import type { useRoom } from '@fishjam/a';" })).toEqual([]);
  });

  it('list a name once if it is both a type and a value', () => {
    const both = [symbol({ kind: 'variables' }), symbol({ kind: 'type-aliases' })];
    expect(changedLines(both, [])).toEqual(['- Removed: web `useRoom`']);
  });

  it('contain names with special characters as they are', () => {
    const name = 'peers$';
    expect(changes({ name, members: [member('$&', '')] }, { name })).toEqual(['- Removed: web `peers$` `.$&`']);
  });
});

it('the upgrade leads to the latest version by default, even if calls use another one', async () => {
  const docs = docsOf([], '1.0.0');
  expect(await listChanges(docs, { from: '1.0.0' })).toContain('Changes in the types from 1.0.0 to 2.0.0');
  expect(await upgradePrompt(docs, { sdk: 'web', from: '1.0.0' })).toContain('from Fishjam 1.0.0 to 2.0.0');
});

it('the upgrade guide is named, because behavior can change even if types do not', async () => {
  const docs = docsOf([{ path: '/upgrade/from-1.0.0', title: 'Upgrade', kind: 'guide', sections: [] }]);
  expect(await listChanges(docs, { from: '1.0.0', sdk: 'web' })).toMatch(
    /None\.\n\n.*: \/upgrade\/from-1\.0\.0\/web\.md$/,
  );
  expect(await listChanges(docs, { from: '1.0.0' })).toMatch(/: \/upgrade\/from-1\.0\.0\.md$/);
  expect(await listChanges(docs, { from: '2.0.0', to: '1.0.0' })).toMatch(/None\.$/);
  expect(await upgradePrompt(docs, { sdk: 'web', from: '1.0.0' })).toContain(
    '1. Read the upgrade guide with read_page: /upgrade/from-1.0.0/web.md.',
  );
  expect(await upgradePrompt(docs, { sdk: 'web', from: 'latest', to: '1.0.0' })).toContain(
    'read_page: /1.0.0/upgrade/from-2.0.0/web.md.',
  );
});

/** Returns the docs of versions 2.0.0, which has the given pages, and 1.0.0. */
function docsOf(pages: readonly SearchDoc[], preferred?: string): Docs {
  const files = { '/symbols.json': { symbols: [] }, '/agents/web.md': 'Rules.' };
  return new Docs(siteOf({ '2.0.0': { docs: pages, files }, '1.0.0': { docs: [], files } }), preferred);
}

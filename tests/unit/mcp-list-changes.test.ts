import { describe, expect, it } from 'vitest';
import { changedLines } from '../../packages/mcp/src/tools/list-changes';
import type { PublishedMember, PublishedSymbol } from '../../src/lib/agent-files';

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

  it('contain names with special characters as they are', () => {
    const name = 'peers$';
    expect(changes({ name, members: [member('$&', '')] }, { name })).toEqual(['- Removed: web `peers$` `.$&`']);
  });
});

import { expect, it, vi } from 'vitest';
import { historyOf } from '../../plugins/api-reference/history/history';
import { sinceOf } from '../../plugins/api-reference/history/since';
import type { SurfaceItem } from '../../plugins/api-reference/surface/describe';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';

const surface = (...symbols: SurfaceItem[]) => ({ modules: [{ name: 'sdk', symbols }] });
const type = (name: string, ...members: string[]): SurfaceItem => ({
  name,
  kind: 'type-alias',
  members: members.map((member) => ({ name: member, kind: 'property', type: 'string' })),
});
const constant: SurfaceItem = { name: 'Message', kind: 'variable', type: 'Messages' };

vi.mock('../../plugins/api-reference/history/file', async (original) => ({
  ...(await original<object>()),
  apiHistory: () => ({
    web: historyOf(
      [
        { version: '1.0.0', surface: surface(constant, type('Message', 'a'), type('Old', 'a')) },
        { version: '2.0.0', surface: surface(constant, type('Message', 'a', 'b'), type('Old', 'a', 'b')) },
        { version: '3.0.0', surface: surface(constant, type('Message', 'a', 'b'), type('New', 'a', 'b')) },
      ],
      [{ sdk: 'web', since: '3.0.0', from: 'Old', to: 'New' }],
    ),
  }),
}));

const entry = (kind: SymbolEntry['kind'], name: string): SymbolEntry => ({
  name,
  sdk: 'web',
  kind,
  specifier: 'sdk',
  purpose: '',
  summary: '',
  page: `api/web/${kind}/${name}`,
  deprecated: false,
  members: [],
});

it('finds a new member of a type that shares its name with a constant', () => {
  expect(sinceOf(entry('type-aliases', 'Message'), '3.0.0', 'b')).toBe('2.0.0');
  expect(sinceOf(entry('type-aliases', 'Message'), '3.0.0', 'a')).toBeUndefined();
  expect(sinceOf(entry('variables', 'Message'), '3.0.0', 'b')).toBeUndefined();
});

it('finds a symbol by its name in the given version', () => {
  expect(sinceOf(entry('type-aliases', 'Old'), '2.0.0', 'b')).toBe('2.0.0');
  expect(sinceOf(entry('type-aliases', 'New'), '3.0.0', 'b')).toBe('2.0.0');
});

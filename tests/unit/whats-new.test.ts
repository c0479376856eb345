import { describe, expect, it } from 'vitest';
import type { ApiHistory } from '../../plugins/api-reference/history/file';
import { historyOf } from '../../plugins/api-reference/history/history';
import { whatsNew, type DocumentedApi } from '../../plugins/api-reference/landing/whats-new';
import type { Surface, SurfaceItem } from '../../plugins/api-reference/surface/describe';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { sdks } from '../../src/lib/sdks';

const member = (name: string): SurfaceItem => ({ name, kind: 'property', type: 'string' });
const message = (...members: SurfaceItem[]): SurfaceItem[] => [
  { name: 'Message', kind: 'interface', members },
  { name: 'Message', kind: 'variable', type: 'Codec<Message>' },
];
const exported = (module: string, symbols: readonly SurfaceItem[]): Surface => ({
  modules: [{ name: module, symbols }],
});

const entry = (kind: 'interfaces' | 'variables', specifier: string): SymbolEntry => ({
  name: 'Message',
  sdk: 'server',
  kind,
  specifier,
  purpose: 'Notifications',
  summary: '',
  page: `api/server/${kind}/Message`,
  deprecated: false,
  members: [],
});
const api = (version: string, prefix: string, specifier: string): DocumentedApi => ({
  version,
  prefix,
  entries: [entry('interfaces', specifier), entry('variables', specifier)],
});

describe('whatsNew', () => {
  const history = historyOf(
    [
      { version: '1.0.0', surface: exported('sdk/proto', message(member('a'), member('b'))) },
      { version: '2.0.0', surface: exported('sdk', message(member('a'))) },
    ],
    [],
  );
  const unchanged = historyOf([], []);
  const histories = Object.fromEntries(sdks.map((sdk) => [sdk, sdk === 'server' ? history : unchanged]));
  const section = whatsNew(api('1.0.0', '/1.0.0', 'sdk/proto'), api('2.0.0', '', 'sdk'), histories as ApiHistory);

  it('lists a name that is both a type and a constant once under the module it moved to', () => {
    expect(section).toContain('**Now imported from `sdk`:** [`Message`](/api/server/variables/Message).');
  });

  it('links a change to the page of the type, not to the constant with the same name', () => {
    expect(section).toContain(
      '- [`Message`](/api/server/interfaces/Message) ([in 1.0.0](/1.0.0/api/server/interfaces/Message)): `b` was removed.',
    );
  });

  it('does not list a moved symbol as new or removed', () => {
    expect(section).not.toContain('**New:**');
    expect(section).not.toContain('**Removed since');
  });
});

import { describe, expect, it } from 'vitest';
import { apiChanges, type ApiChange } from '../../plugins/api-reference/history/changes';
import { changesIn, historyOf, type SdkHistory } from '../../plugins/api-reference/history/history';
import { labelsOf } from '../../plugins/api-reference/history/label';
import { containerPlaces } from '../../plugins/api-reference/history/places';
import { findWrongRenames, type Rename } from '../../plugins/api-reference/history/renames';
import { historySection } from '../../plugins/api-reference/history/section';
import { inWords } from '../../plugins/api-reference/history/words';
import type { Surface, SurfaceItem } from '../../plugins/api-reference/surface/describe';
import { removalsIn } from '../../plugins/search-index/index-files/removals';

const surface = (...symbols: SurfaceItem[]): Surface => ({ modules: [{ name: 'sdk', symbols }] });
const property = (name: string, rest: Partial<SurfaceItem> = {}): SurfaceItem => ({
  name,
  kind: 'property',
  type: 'string',
  ...rest,
});
const method = (name: string, rest: Partial<SurfaceItem> = {}): SurfaceItem => ({
  name,
  kind: 'method',
  signatures: [{ returns: 'string' }],
  ...rest,
});
const type = (...members: SurfaceItem[]): SurfaceItem => ({ name: 'T', kind: 'type-alias', members });
const call = (name: string, ...parameters: [string, string, boolean?][]): SurfaceItem => ({
  name,
  kind: 'function',
  signatures: [
    {
      parameters: parameters.map(([each, of, optional]) => ({
        name: each,
        kind: 'parameter',
        type: of,
        ...(optional && { optional }),
      })),
      returns: 'void',
    },
  ],
});

const brief = (changes: readonly ApiChange[]) => changes.map(({ symbol, place, change }) => [symbol, place, change]);
const rename = (from: string, to: string, rest: Partial<Rename> = {}): Rename => ({
  sdk: 'web',
  since: '2.0.0',
  from,
  to,
  ...rest,
});

describe('apiChanges', () => {
  it.each<[string, SurfaceItem, SurfaceItem, [string, string, string][]]>([
    ['a new member', type(property('a')), type(property('a'), property('b')), [['T', 'b', 'added']]],
    ['a removed member', type(property('a'), property('b')), type(property('a')), [['T', 'b', 'removed']]],
    ['another type', type(property('a')), type(property('a', { type: 'number' })), [['T', 'a', 'type']]],
    [
      'a member that became optional',
      type(property('a')),
      type(property('a', { optional: true })),
      [['T', 'a', 'optional']],
    ],
    [
      'a member that became required',
      type(property('a', { optional: true })),
      type(property('a')),
      [['T', 'a', 'required']],
    ],
    ['a deprecation', type(property('a')), type(property('a', { deprecated: true })), [['T', 'a', 'deprecated']]],
    ['another kind', type(property('a')), { ...type(property('a')), kind: 'interface' }, [['T', '', 'kind']]],
    ['a new parameter', call('f', ['a', 'A']), call('f', ['a', 'A'], ['b', 'B']), [['f', '(b)', 'added']]],
    ['another type of a parameter', call('f', ['a', 'A']), call('f', ['a', 'B']), [['f', '(a)', 'type']]],
    ['a property that became a method', type(property('a')), type(method('a')), [['T', 'a', 'kind']]],
    ['a method that became static', type(method('a')), type(method('a', { static: true })), [['T', 'a', 'kind']]],
    [
      'a coroutine that became a plain method',
      type(method('a', { async: true })),
      type(method('a')),
      [['T', 'a', 'kind']],
    ],
    [
      'a property that became readonly',
      type(property('a')),
      type(property('a', { readonly: true })),
      [['T', 'a', 'kind']],
    ],
    [
      'a lost overload',
      type(method('a', { signatures: [{ returns: 'string' }, { returns: 'void' }] })),
      type(method('a')),
      [['T', 'a', 'kind']],
    ],
    [
      'an enumeration that became an object, without its values',
      { name: 'E', kind: 'enumeration', members: [property('A', { kind: 'enumeration member' })] },
      { name: 'E', kind: 'variable', members: [property('A')] },
      [['E', '', 'kind']],
    ],
    ['a parameter with another name', call('f', ['a', 'A']), call('f', ['b', 'A']), []],
    [
      'another spelling of a type',
      type(property('a', { type: '"x" | "y"' })),
      type(property('a', { type: "'y' | 'x'" })),
      [],
    ],
    [
      'a nested member, without the members in it',
      type(property('a')),
      type(property('a'), property('b', { members: [property('c')] })),
      [['T', 'b', 'added']],
    ],
    [
      'no new members of a type that was written as a type expression',
      { name: 'T', kind: 'type-alias', type: 'Record<A, B>' },
      type(property('a')),
      [['T', '', 'type']],
    ],
    [
      'a changed member of the type behind an alias',
      { name: 'T', kind: 'type-alias', type: 'Hidden', aliasedMembers: [property('a')] },
      { name: 'T', kind: 'type-alias', type: 'Hidden', aliasedMembers: [property('a', { type: 'number' })] },
      [['T', 'a', 'type']],
    ],
    [
      'no new member where one of several object types had it',
      {
        name: 'T',
        kind: 'type-alias',
        type: '{ a: string } | { b: string }',
        variants: [[property('a')], [property('b')]],
      },
      type(property('a')),
      [
        ['T', '', 'type'],
        ['T', 'b', 'removed'],
      ],
    ],
  ])('finds %s', (_, before, after, expected) => {
    expect(brief(apiChanges(surface(before), surface(after)))).toEqual(expected);
  });

  it('counts a symbol in another module as moved, not as removed', () => {
    const before: Surface = { modules: [{ name: 'sdk', symbols: [type(property('a'))] }] };
    const after: Surface = { modules: [{ name: 'sdk/sub', symbols: [type(property('a'))] }] };
    const [change, ...others] = apiChanges(before, after);
    expect(change).toMatchObject({ change: 'moved', before: 'sdk', after: 'sdk/sub' });
    expect(others).toEqual([]);
  });

  it('follows recorded renames, and names the replacement for a removed part', () => {
    const before = surface(type(property('a'), property('old')), call('f'));
    const after = surface({ ...type(property('b')), name: 'U' }, call('f'));
    const renames = [rename('T', 'U'), rename('T.a', 'U.b'), rename('T.old', 'f', { replaced: true })];
    const changes = apiChanges(before, after, renames);
    expect(brief(changes)).toEqual([
      ['U', '', 'renamed'],
      ['U', 'b', 'renamed'],
      ['U', 'old', 'removed'],
    ]);
    expect(changes[2]).toMatchObject({ replacement: 'f', instead: 'Use `f` instead.' });
  });

  it('follows a recorded rename of a member only within its own symbol', () => {
    const holder = (name: string, ...members: SurfaceItem[]): SurfaceItem => ({ ...type(...members), name });
    const before = surface(holder('Room', property('id')), holder('RoomConfig', property('id')));
    const after = surface(holder('Room', property('id'), property('roomId')), holder('RoomConfig'));
    expect(brief(apiChanges(before, after, [rename('RoomConfig.id', 'Room.roomId')]))).toEqual([
      ['Room', 'roomId', 'added'],
      ['RoomConfig', 'id', 'removed'],
    ]);
  });

  it('compares a type and a constant with the same name separately', () => {
    const both = (of: string) =>
      surface({ name: 'X', kind: 'variable', type: of }, { name: 'X', kind: 'type-alias', type: 'A' });
    expect(apiChanges(both('A'), both('B')).map(({ kind, change }) => [kind, change])).toEqual([['variable', 'type']]);
  });
});

const versions = ['1.0.0', '2.0.0', '3.0.0'];
const historyIn = (surfaces: readonly Surface[], renames: readonly Rename[] = []): SdkHistory =>
  historyOf(
    surfaces.map((each, index) => ({ version: versions[index]!, surface: each })),
    renames,
  );

/** Kind and name of each symbol in each version. */
const lineages = (surfaces: readonly Surface[], renames?: readonly Rename[]) =>
  historyIn(surfaces, renames).symbols.map(({ kinds, names }) =>
    versions.slice(0, surfaces.length).map((version) => names[version] && `${kinds[version]} ${names[version]}`),
  );

const history = historyIn(
  [
    surface(
      { ...type(property('a'), property('gone')), declaration: 'type T = {\n  a: string;\n  gone: string;\n}' },
      call('f'),
    ),
    surface(
      { ...type(property('a'), property('b')), declaration: 'type T = {\n  a: string;\n  b: string;\n}' },
      call('f'),
    ),
    surface({
      ...type(property('a', { optional: true }), property('b', { deprecated: true, deprecation: 'Use `a`.' })),
      declaration: 'type T = {\n  a?: string;\n  b: string;\n}',
    }),
  ],
  [rename('f', 'T', { since: '3.0.0', replaced: true })],
);
const [t, f] = history.symbols as [SdkHistory['symbols'][number], SdkHistory['symbols'][number]];

describe('historyOf', () => {
  it('dates the addition, changes, deprecation and removal of each part', () => {
    expect(t).toMatchObject({ name: 'T', since: '1.0.0', isOldest: true });
    expect(t.parts['b']).toMatchObject({
      since: '2.0.0',
      isOldest: false,
      deprecated: { since: '3.0.0', instead: 'Use `a`.' },
    });
    expect(t.parts['gone']).toMatchObject({ since: '1.0.0', removed: '2.0.0' });
    expect(t.parts['a']?.changes).toMatchObject([{ version: '3.0.0', change: 'optional' }]);
    expect(f).toMatchObject({ name: 'f', removed: '3.0.0', replacement: 'T' });
  });

  it('gives only one of two symbols the history of their predecessor', () => {
    const enumeration: SurfaceItem = { name: 'X', kind: 'enumeration', members: [] };
    const constant: SurfaceItem = { name: 'X', kind: 'variable', type: 'A' };
    const alias: SurfaceItem = { name: 'X', kind: 'type-alias', type: 'A' };
    expect(lineages([surface(enumeration), surface(constant, alias), surface(constant, alias)])).toEqual([
      ['enumeration X', 'variable X', 'variable X'],
      [undefined, 'type-alias X', 'type-alias X'],
    ]);
  });

  it('prefers a recorded rename to a new symbol with the earlier name', () => {
    const x = type();
    const y = { ...x, name: 'Y' };
    expect(lineages([surface({ ...x, name: 'X' }), surface({ ...x, name: 'X' }, y)], [rename('X', 'Y')])).toEqual([
      ['type-alias X', 'type-alias Y'],
      [undefined, 'type-alias X'],
    ]);
  });

  it('names a symbol as its version does, not as a later one', () => {
    const renamed = historyIn(
      [surface(), surface(type()), surface({ ...type(), name: 'U' })],
      [rename('T', 'U', { since: '3.0.0' })],
    );
    expect(brief(changesIn(renamed, '2.0.0'))).toEqual([['T', '', 'added']]);
    expect(brief(changesIn(renamed, '3.0.0'))).toEqual([['U', '', 'renamed']]);
  });

  it('lists the changes in a version', () => {
    expect(brief(changesIn(history, '3.0.0'))).toEqual([
      ['T', 'a', 'optional'],
      ['T', 'b', 'deprecated'],
      ['f', '', 'removed'],
    ]);
  });
});

describe('labels', () => {
  it.each([
    ['', '1.0.0', []],
    ['', '2.0.0', ['Changed in 2.0.0']],
    ['b', '2.0.0', ['New in 2.0.0']],
    ['b', '3.0.0', ['New in 2.0.0', 'Deprecated in 3.0.0']],
    ['a', '2.0.0', []],
    ['a', '3.0.0', ['Changed in 3.0.0']],
    ['gone', '1.0.0', ['Removed in 2.0.0']],
    ['unknown', '1.0.0', []],
  ])('of "%s" in %s are %j', (place, version, expected) => {
    expect(labelsOf(t, place, version, versions)).toEqual(expected);
  });
});

describe('labels of parts that were neither added nor removed', () => {
  const labels = (before: SurfaceItem, after: SurfaceItem, renames: Rename[], ...places: [string, string]) => {
    const [symbol] = historyIn([surface(before), surface(after)], renames).symbols;
    return places.map((place, index) => labelsOf(symbol!, place, versions[index]!, versions));
  };

  it('do not call a parameter with another name new or removed', () => {
    expect(labels(call('f', ['a', 'A']), call('f', ['b', 'A']), [], '(a)', '(b)')).toEqual([[], []]);
  });

  it('call a renamed member changed', () => {
    const renames = [rename('T.a', 'T.b')];
    expect(labels(type(property('a')), type(property('b')), renames, 'a', 'b')).toEqual([[], ['Changed in 2.0.0']]);
  });

  it('do not call members removed that the later declaration does not list', () => {
    const expression: SurfaceItem = { name: 'T', kind: 'type-alias', type: 'Omit<A, "b">' };
    expect(labels(type(property('a')), expression, [], 'a', '')).toEqual([[], ['Changed in 2.0.0']]);
  });

  it('do not repeat the label of their parent', () => {
    const parent = property('b', { members: [property('c')] });
    expect(labels(type(property('a')), type(property('a'), parent), [], 'a', 'b.c')).toEqual([[], []]);
    expect(labels(type(property('a'), parent), type(property('a')), [], 'b.c', 'a')).toEqual([[], []]);
  });
});

describe('containerPlaces', () => {
  it.each([
    ['a', []],
    ['a.b', ['a']],
    ['f(**kwargs)', ['f']],
    ['f().a.b', ['f', 'f().a']],
  ])('of %s are %j', (place, outer) => {
    expect(containerPlaces(place)).toEqual(outer);
  });
});

describe('the History section', () => {
  it('shows the changes up to its version, with the declarations before and after', () => {
    expect(historySection(t, '2.0.0', versions)).toBe(
      [
        '## History',
        '**2.0.0** · `b` is new; `gone` was removed.',
        '```diff generated\n   a: string;\n-  gone: string;\n+  b: string;\n }\n```',
        '**1.0.0 or earlier** · Added.',
      ].join('\n\n'),
    );
  });

  it('states that a later version removed the symbol, and its replacement', () => {
    expect(historySection(f, '2.0.0', versions)).toContain('**3.0.0** · Removed. Use `T` instead.');
    expect(historySection({ ...f, instead: 'Use <T>.' }, '2.0.0', versions)).toContain('Removed. Use \\<T>.');
  });
});

describe('inWords', () => {
  it('joins members with the same change', () => {
    const change = (place: string): ApiChange => ({ symbol: 'T', kind: 'class', place, change: 'added' });
    expect(inWords([change('a'), change('b')])).toEqual(['`a` and `b` are new']);
    expect(inWords([change('f(a)'), change('b')])).toEqual(['the `a` parameter of `f` is new', '`b` is new']);
    const typeOf = (place: string): ApiChange => ({ ...change(place), change: 'type', before: 'X', after: 'Y' });
    expect(inWords([typeOf('a'), typeOf('b')])).toEqual(['the types of `a` and `b` were changed from `X` to `Y`']);
  });

  it.each<[Partial<ApiChange>, string]>([
    [{ place: '' }, 'the type itself was changed from `X` to `Y`'],
    [{ place: '', returns: true }, 'the return type was changed from `X` to `Y`'],
    [{ place: 'a', after: 'Y'.repeat(200) }, 'the type of `a` was changed'],
    [{ place: 'f', returns: true }, 'the return type of `f` was changed from `X` to `Y`'],
    [{ place: '(a)' }, 'the type of the `a` parameter was changed from `X` to `Y`'],
    [
      { place: 'a', change: 'kind', before: 'property', after: 'static method' },
      '`a` was changed from property to static method',
    ],
    [{ place: 'f(a)', change: 'removed' }, 'the `a` parameter of `f` was removed'],
    [{ place: 'constructor(a)', change: 'optional' }, 'the `a` parameter of the constructor is now optional'],
    [{ place: 'f(**kwargs)', change: 'added' }, 'the `**kwargs` parameter of `f` is new'],
    [
      { place: 'a', change: 'deprecated', instead: 'Return a <T> or `{}`.' },
      '`a` is deprecated: return a \\<T> or `{}`',
    ],
  ])('names what changed: %j', (part, words) => {
    const change: ApiChange = {
      symbol: 'T',
      kind: 'class',
      place: '',
      change: 'type',
      before: 'X',
      after: 'Y',
      ...part,
    };
    expect(inWords([change])).toEqual([words]);
  });
});

describe('findWrongRenames', () => {
  const surfaces: Readonly<Record<string, Surface>> = {
    '1.0.0': surface(type(property('a')), call('f', ['x', 'X'])),
    '2.0.0': surface(type(property('b')), call('f', ['y', 'Y'])),
    '3.0.0': surface(),
  };
  const check = (...renames: Rename[]) => findWrongRenames(renames, versions, (_, version) => surfaces[version]!);

  it('accepts names that exist', () => {
    expect(check(rename('T.a', 'T.b'), rename('f(x)', 'f(y)'), rename('T', 'T'))).toEqual([]);
  });

  it.each([
    [
      'an old member',
      rename('T.z', 'T.b'),
      '`"from": "T.z"` does not exist in the web SDK of 1.0.0.',
      'Use one of: T.a.',
    ],
    [
      'a new parameter',
      rename('f(x)', 'f(z)'),
      '`"to": "f(z)"` does not exist in the web SDK of 2.0.0.',
      'Use one of: f(y).',
    ],
    [
      'a new symbol',
      rename('T', 'Z'),
      '`"to": "Z"` does not exist in the web SDK of 2.0.0.',
      'Name an exported symbol',
    ],
    ['a version', rename('T', 'T', { since: '9.0.0' }), '`"since": "9.0.0"`', 'Use one of: 2.0.0, 3.0.0.'],
  ])('finds %s that does not exist', (_, wrong, what, fix) => {
    const diagnostics = check(wrong);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.what).toContain(what);
    expect(diagnostics[0]?.fix).toContain(fix);
  });
});

describe('removed names', () => {
  const none = { versions, symbols: [] };
  const removal = removalsIn({ web: history, mobile: none, server: none, 'server-python': none });

  it('have a text about the replacement in versions without them', () => {
    expect(removal('3.0.0', '/api/web/functions/f', 'f')).toBe('Use T instead.');
    expect(removal('2.0.0', '/api/web/type-aliases/T', 'gone')).toBe('');
  });

  it('are those of the type if a constant has the same name', () => {
    const constant: SurfaceItem = { name: 'T', kind: 'variable', type: 'string' };
    const of = historyOf(
      [
        { version: '1.0.0', surface: surface(constant, type(property('a'), property('gone'))) },
        { version: '2.0.0', surface: surface(constant, type(property('a'))) },
      ],
      [],
    );
    const inHistory = removalsIn({ web: of, mobile: none, server: none, 'server-python': none });
    expect(inHistory('2.0.0', '/api/web/type-aliases/T', 'gone')).toBe('');
    expect(inHistory('2.0.0', '/api/web/variables/T', 'gone')).toBeUndefined();
  });

  it('do not include names that a later version adds, or that are not in the API', () => {
    expect(removal('1.0.0', '/api/web/type-aliases/T', 'b')).toBeUndefined();
    expect(removal('3.0.0', '/api/reference', 'f')).toBeUndefined();
  });
});

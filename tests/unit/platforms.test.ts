import { describe, expect, it } from 'vitest';
import { historyOf } from '../../plugins/api-reference/history/history';
import type { ApiHistory } from '../../plugins/api-reference/history/file';
import { platformsPage } from '../../plugins/api-reference/landing/platforms-page';
import {
  counterpartOf,
  counterpartSection,
  differenceInWords,
} from '../../plugins/api-reference/platforms/counterpart';
import { memberDifference } from '../../plugins/api-reference/platforms/difference';
import { counterparts, findWrongPairs } from '../../plugins/api-reference/platforms/pairs';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import type { SurfaceItem } from '../../plugins/api-reference/surface/describe';

const property = (name: string): SurfaceItem => ({ name, kind: 'property', type: 'string' });
const type = (name: string, ...members: string[]): SurfaceItem => ({
  name,
  kind: 'type-alias',
  members: members.map(property),
});
const hook: SurfaceItem = {
  name: 'useIt',
  kind: 'function',
  signatures: [{ parameters: [], returns: 'Result<string>' }],
  declaration: 'function useIt(): Result<string>;',
};

const sdk = (...versions: SurfaceItem[][]) =>
  historyOf(
    versions.map((symbols, index) => ({
      version: `${index + 1}.0.0`,
      surface: { modules: [{ name: 'sdk', symbols }] },
    })),
    [],
  );
const owned = (history: ReturnType<typeof sdk>, name: string) => ({
  sdk: history,
  symbol: history.symbols.find((symbol) => symbol.name === name)!,
});

describe('memberDifference', () => {
  const web = sdk([type('T', 'a', 'b')], [type('T', 'a', 'c')]);
  const mobile = sdk([type('Result', 'a', 'd'), hook], [type('Result', 'a', 'd'), hook]);

  it('compares the members of one version', () => {
    const inFirst = memberDifference(owned(web, 'T'), owned(mobile, 'Result'), '1.0.0');
    expect(inFirst).toEqual({ onlyFirst: ['b'], onlySecond: ['d'], isComparable: true });
    expect(memberDifference(owned(web, 'T'), owned(mobile, 'Result'), '2.0.0').onlyFirst).toEqual(['c']);
  });

  it('uses the members of the type that a hook returns', () => {
    expect(memberDifference(owned(web, 'T'), owned(mobile, 'useIt'), '1.0.0').onlySecond).toEqual(['d']);
  });

  it('ignores constructors, and compares nothing with a symbol without members, such as a function that returns itself', () => {
    const own = sdk([type('T', 'a', 'constructor')]);
    expect(memberDifference(owned(own, 'T'), owned(mobile, 'Result'), '1.0.0').onlyFirst).toEqual([]);
    const recursive = sdk([{ ...hook, declaration: 'function useIt(): useIt;' }]);
    expect(memberDifference(owned(own, 'T'), owned(recursive, 'useIt'), '1.0.0').isComparable).toBe(false);
  });
});

describe('the counterpart of a symbol', () => {
  const entry = (sdkName: SymbolEntry['sdk'], kind: SymbolEntry['kind'], name: string): SymbolEntry => ({
    name,
    sdk: sdkName,
    kind,
    specifier: 'sdk',
    purpose: 'Connection',
    summary: '',
    page: `api/${sdkName}/${kind}/${name}`,
    deprecated: false,
    members: [],
  });
  const itsWebType = entry('web', 'type-aliases', 'It');
  const provider = entry('web', 'type-aliases', 'Provider');
  const alone = entry('web', 'type-aliases', 'Alone');
  // In React Native, a type and a function have the same name.
  const itsFunction = entry('mobile', 'functions', 'It');
  const itsType = entry('mobile', 'type-aliases', 'It');
  const room = entry('mobile', 'type-aliases', 'Room');
  const onlyHere = entry('mobile', 'type-aliases', 'OnlyHere');
  const client = entry('server', 'type-aliases', 'It');
  // The only symbol with this name on the other platform is a type.
  const constants = [entry('web', 'variables', 'OnlyHere'), entry('mobile', 'variables', 'Alone')];
  const entries = [itsWebType, provider, alone, itsFunction, itsType, room, onlyHere, client];
  const ofWeb = [type('It', 'a', 'b'), type('Provider', 'x'), type('Alone', 'x')];
  const history = {
    web: sdk(ofWeb, ofWeb),
    mobile: sdk([], [{ name: 'It', kind: 'function' }, type('It', 'a', 'c'), type('Room', 'x'), type('OnlyHere', 'x')]),
    server: sdk([type('It', 'a')], [type('It', 'a')]),
    'server-python': sdk([], []),
  } as ApiHistory;
  const recorded = { symbols: [{ web: 'Provider', mobile: 'Room' }], guides: [] };
  const find = (of: SymbolEntry) => counterpartOf(of, entries, history, '2.0.0', recorded);

  it('has the same name and meaning, or is recorded as a pair', () => {
    const found = [itsWebType, provider, alone, room, client].map((each) => find(each)?.entry);
    expect(found).toEqual([itsType, room, undefined, provider, undefined]);
  });

  it('is neither a type for a constant nor a constant for a type', () => {
    const both = [...constants, alone, onlyHere];
    expect(both.map((each) => counterpartOf(each, both, history, '2.0.0', recorded))).toEqual(
      both.map(() => undefined),
    );
  });

  it('is compared in the direction that the text states', () => {
    const counterpart = find(itsType);
    expect(counterpart && counterpartSection(itsType, counterpart)).toBe(
      '## In React\n\n[`It`](../../web/type-aliases/It.mdx) is the counterpart in React. It also has `b`, but lacks `c`.',
    );
  });

  it('is in a row of the page that compares platforms, with the version that added it unless that is the oldest version', () => {
    const page = platformsPage({ version: '2.0.0', entries, history, pairs: recorded });
    const rows = page.split('\n').filter((line) => /^\| (?:\[|No)/.test(line));
    expect(rows).toEqual([
      '| [Connection](#connection) | Yes | Since 2.0.0 | Yes | No |',
      '| [`It`](./web/type-aliases/It.mdx) | [`It`](./mobile/type-aliases/It.mdx) (2.0.0) | Also has `c`, but lacks `b`. |',
      '| [`Provider`](./web/type-aliases/Provider.mdx) | [`Room`](./mobile/type-aliases/Room.mdx) (2.0.0) | Has the same members. |',
      '| [`Alone`](./web/type-aliases/Alone.mdx) | No |  |',
      '| No | [`OnlyHere`](./mobile/type-aliases/OnlyHere.mdx) (2.0.0) |  |',
    ]);
  });

  it('is listed once, even if its name is both a type and a value', () => {
    const both = [type('It', 'a'), { name: 'It', kind: 'function' as const }];
    const page = platformsPage({
      version: '2.0.0',
      entries: [...entries, entry('server', 'functions', 'It')],
      history: { ...history, server: sdk(both, both) },
      pairs: recorded,
    });
    expect(page.split('\n')).toContain('| Connection | [`It`](./server/functions/It.mdx) |  |');
  });
});

describe('differenceInWords', () => {
  it.each([
    [[], [], true, 'has the same members'],
    [['a'], ['b', 'c'], true, 'also has `b` and `c`, but lacks `a`'],
    [['a'], [], true, 'lacks `a`'],
    [['a'], [], false, ''],
  ])('of %j and %j, comparable %s, is "%s"', (onlyFirst, onlySecond, isComparable, words) => {
    expect(differenceInWords({ onlyFirst, onlySecond, isComparable })).toBe(words);
  });
});

describe('pairs', () => {
  const pairs = {
    symbols: [{ web: 'Provider', mobile: 'Room' }],
    guides: [{ web: 'how-to/react/x', mobile: 'how-to/react-native/y' }],
  };
  const known = {
    symbols: { web: new Set(['Provider']), mobile: new Set(['Room']) },
    guides: new Set(['how-to/react/x', 'how-to/react-native/y']),
  };

  it('lead both ways', () => {
    expect(counterparts(pairs.symbols, 'web', 'Provider')).toEqual(['Room']);
    expect(counterparts(pairs.symbols, 'mobile', 'Room')).toEqual(['Provider']);
    expect(counterparts(pairs.symbols, 'mobile', 'Provider')).toEqual([]);
  });

  it('may name only symbols and guides that a version has', () => {
    expect(findWrongPairs(pairs, known)).toEqual([]);
    const diagnostics = findWrongPairs(pairs, { symbols: { web: new Set(), mobile: new Set() }, guides: new Set() });
    expect(diagnostics.map(({ what }) => what)).toEqual([
      '`"web": "Provider"` is not a symbol in any version.',
      '`"mobile": "Room"` is not a symbol in any version.',
      '`"web": "how-to/react/x"` is not a guide in any version.',
      '`"mobile": "how-to/react-native/y"` is not a guide in any version.',
    ]);
  });
});

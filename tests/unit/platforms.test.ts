import { describe, expect, it } from 'vitest';
import { historyOf } from '../../plugins/api-reference/history/history';
import { differenceInWords } from '../../plugins/api-reference/platforms/counterpart';
import { memberDifference } from '../../plugins/api-reference/platforms/difference';
import { counterparts, findWrongPairs } from '../../plugins/api-reference/platforms/pairs';
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

  it('takes the members of the type that a hook returns', () => {
    expect(memberDifference(owned(web, 'T'), owned(mobile, 'useIt'), '1.0.0').onlySecond).toEqual(['d']);
  });
});

describe('differenceInWords', () => {
  it.each([
    [[], [], true, 'has the same members'],
    [['a'], ['b', 'c'], true, 'also has `b`, `c`; it lacks `a`'],
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

import { describe, expect, it } from 'vitest';
import { canonicalType } from '../../plugins/api-reference/surface/canonical-type';
import { compareSurfaces } from '../../plugins/api-reference/surface/compare';
import type { Surface, SurfaceItem } from '../../plugins/api-reference/surface/describe';
import { differenceDiagnostics, type Compared } from '../../plugins/api-reference/surface/difference-diagnostics';

describe('canonicalType', () => {
  it.each([
    ['"b" | "a"', "'a' | 'b'"],
    ['{ b: string; a?: number | undefined }', '{ a?: number; b: string }'],
    ['(config: A) => Promise<void>', '(other: A) => Promise<void>'],
    ['boolean | null', 'null | true | false'],
    ['React.RefObject<A>', 'RefObject<A>'],
    ['(A | B)[]', '(B | A)[]'],
    ['A | (B | C)', '(C | A) | B'],
    ['A & (B & C)', '(C & A) & B'],
    ['[a?: string, ...b: A[]]', '[string?, ...A[]]'],
    ['{ a?: boolean | undefined }', '{ a?: boolean }'],
  ])('treats %s and %s as equal', (one, other) => {
    expect(canonicalType(one)).toBe(canonicalType(other));
  });

  it.each([
    ['string', 'number'],
    ['{ a: string }', '{ a?: string }'],
    ['(a: A) => void', '(a?: A) => void'],
    ['A[]', 'readonly A[]'],
    ['(A | B)[]', 'A | B[]'],
    ['(A | B) & C', 'A | (B & C)'],
    ['(new () => A) | undefined', 'new () => A | undefined'],
    ['<T>(a: T) => T', '(a: T) => T'],
    ['[a?: string]', '[a: string]'],
    ['[...a: A[]]', '[a: A[]]'],
    ['{ readonly a: A }', '{ a: A }'],
    ['{ [key: string]: A }', '{ [key: number]: A }'],
  ])('treats %s and %s as different', (one, other) => {
    expect(canonicalType(one)).not.toBe(canonicalType(other));
  });

  it('ignores only the `undefined` of an optional type itself', () => {
    const optional = (type: string) => canonicalType(type, { optional: true });
    expect(optional('boolean | undefined')).toBe(optional('boolean'));
    expect(optional('A<B | undefined> | undefined')).toBe(optional('A<B | undefined>'));
    expect(optional('A<B | undefined>')).not.toBe(optional('A<B>'));
  });
});

const surface = (...symbols: SurfaceItem[]): Surface => ({ modules: [{ name: 'sdk', symbols }] });
const property = (name: string, rest: Partial<SurfaceItem> = {}): SurfaceItem => ({
  name,
  kind: 'property',
  type: 'string',
  ...rest,
});
const type = (...members: SurfaceItem[]): SurfaceItem => ({ name: 'T', kind: 'type-alias', members });
const overloads = (...returns: string[]): SurfaceItem => ({
  name: 'f',
  kind: 'function',
  signatures: returns.map((each) => ({ returns: each })),
});

describe('compareSurfaces', () => {
  it('finds nothing between equal surfaces', () => {
    expect(compareSurfaces(surface(type(property('a'))), surface(type(property('a'))))).toEqual([]);
  });

  it.each<[string, SurfaceItem, SurfaceItem, string]>([
    ['a missing member', type(property('a'), property('b')), type(property('a')), 'sdk.T.b'],
    ['a member too many', type(property('a')), type(property('a'), property('b')), 'sdk.T.b'],
    ['another type', type(property('a')), type(property('a', { type: 'number' })), 'sdk.T.a'],
    ['another optionality', type(property('a')), type(property('a', { optional: true })), 'sdk.T.a'],
    ['a missing deprecation', type(property('a', { deprecated: true })), type(property('a')), 'sdk.T.a'],
    ['another kind', type(property('a')), { ...type(property('a')), kind: 'interface' }, 'sdk.T'],
    ['a missing base class', { ...type(), extends: ['Error'] }, type(), 'sdk.T extends'],
    ['an overload too many', overloads('void'), overloads('void', 'string'), 'sdk.f()'],
    ['a missing overload', overloads('void', 'string'), overloads('void'), 'sdk.f()'],
  ])('finds %s', (_, expected, actual, place) => {
    expect(compareSurfaces(surface(expected), surface(actual)).map(({ path }) => path)).toContain(place);
  });

  it('finds a different parameter and return type', () => {
    const call = (parameter: string, returns: string): SurfaceItem => ({
      name: 'f',
      kind: 'function',
      signatures: [{ parameters: [{ name: 'p', kind: 'parameter', type: parameter }], returns }],
    });
    const found = compareSurfaces(surface(call('A', 'B')), surface(call('X', 'Y'))).map(({ path }) => path);
    expect(found).toEqual(['sdk.f(p)', 'sdk.f()']);
  });

  it('ignores how the type arguments of a base class are spelled', () => {
    const extending = (base: string): SurfaceItem => ({ ...type(), extends: [base] });
    expect(compareSurfaces(surface(extending('Emitter<A, this>')), surface(extending('Emitter<A, T>')))).toEqual([]);
  });

  it('compares only name and kind of written-out types', () => {
    const formula: SurfaceItem = { name: 'T', kind: 'type-alias', type: "Omit<Generated, 'id'>" };
    expect(compareSurfaces(surface(formula), surface(type(property('a'))), new Set(['T']))).toEqual([]);
    expect(compareSurfaces(surface(formula), surface(type(property('a'))))).not.toEqual([]);
  });
});

describe('differenceDiagnostics', () => {
  const folder = 'sdks/1.0.0/server';
  const compared = (declarations: string, placeOf: Compared['placeOf'] = () => undefined): Compared => ({
    folder: declarations,
    record: 'tests/surface/1.0.0.server.json',
    placeOf,
  });
  const difference = { path: 'sdk.f(a)', expected: 'A', actual: 'B' };
  const accepted = [{ ...difference, folder, reason: 'Reviewed.' }];

  it('accepts only the recorded difference at a path', () => {
    expect(differenceDiagnostics(compared(folder), [difference], accepted)).toEqual([]);
    const later = { ...difference, actual: 'C' };
    expect(differenceDiagnostics(compared(folder), [difference, later], accepted)).toEqual([
      {
        file: folder,
        what: "The declaration of sdk.f(a) does not match the record of the SDK's API.\nrecorded: A\ndeclared: C",
        fix: expect.stringMatching(
          /^Correct the declaration\. .* or correct tests\/surface\/1\.0\.0\.server\.json\.$/,
        ) as string,
      },
    ]);
  });

  it('reports the place of the declaration', () => {
    const place = { file: 'sdks/1.0.0/server/f.d.ts', line: 7 };
    const placeOf = (path: string) => (path === 'sdk.f(a)' ? place : undefined);
    expect(differenceDiagnostics(compared(folder, placeOf), [difference], [])).toMatchObject([place]);
  });

  it('reports outdated entries of the same folder', () => {
    expect(differenceDiagnostics(compared(folder), [], accepted).map(({ file }) => file)).toEqual([
      'tests/surface/accepted.json',
    ]);
    expect(differenceDiagnostics(compared('sdks/2.0.0/server'), [], accepted)).toEqual([]);
  });
});

import { canonicalType } from './canonical-type';
import type { Surface, SurfaceItem, SurfaceSignature } from './describe';

/** A difference between the declarations and the SDK's exports. */
export interface SurfaceDifference {
  /** Dotted path from the module's specifier to the member. */
  readonly path: string;
  /** Recorded value. */
  readonly expected: string;
  /** Declared value. */
  readonly actual: string;
}

/**
 * Compares the declared surface with the recorded one.
 *
 * @param writtenOut - symbols whose recorded type is a type expression, such as
 * `Omit<Generated, 'id'> & { id: PeerId }`, but whose declaration lists the members for readers. Only the names and
 * kinds of these symbols are compared.
 * @returns all differences, in the order of the record; empty if they match.
 */
export function compareSurfaces(
  expected: Surface,
  actual: Surface,
  writtenOut: ReadonlySet<string> = new Set(),
): SurfaceDifference[] {
  const compared = (symbols: readonly SurfaceItem[]) =>
    symbols.map((symbol) =>
      writtenOut.has(symbol.name) && symbol.kind === 'type-alias' ? { name: symbol.name, kind: symbol.kind } : symbol,
    );
  return compareLists(
    expected.modules.map((module) => ({ name: module.name, kind: 'module', members: compared(module.symbols) })),
    actual.modules.map((module) => ({ name: module.name, kind: 'module', members: compared(module.symbols) })),
    '',
  );
}

function compareLists(
  expected: readonly SurfaceItem[],
  actual: readonly SurfaceItem[],
  path: string,
): SurfaceDifference[] {
  // An interface and a constant may share a name, so the kind is part of the key.
  const key = ({ kind, name }: SurfaceItem) => `${kind} ${name}`;
  const found = new Map(actual.map((item) => [key(item), item]));
  const wanted = new Set(expected.map(key));
  const place = (item: SurfaceItem) => (path ? `${path}.${item.name}` : item.name);
  return [
    ...expected.flatMap((item): SurfaceDifference[] => {
      const other = found.get(key(item));
      return other
        ? compareItems(item, other, place(item))
        : [{ path: place(item), expected: item.kind, actual: 'missing' }];
    }),
    ...actual
      .filter((item) => !wanted.has(key(item)))
      .map((item) => ({ path: place(item), expected: 'nothing of that name and kind', actual: item.kind })),
  ];
}

function compareItems(expected: SurfaceItem, actual: SurfaceItem, path: string): SurfaceDifference[] {
  const differences: SurfaceDifference[] = [];
  for (const flag of ['optional', 'deprecated', 'readonly', 'static'] as const) {
    if (Boolean(expected[flag]) !== Boolean(actual[flag])) {
      differences.push({
        path,
        expected: `${flag}: ${Boolean(expected[flag])}`,
        actual: `${flag}: ${Boolean(actual[flag])}`,
      });
    }
  }
  differences.push(...compareTexts(expected.typeParameters, actual.typeParameters, `${path}<>`));
  differences.push(...compareTexts(baseNames(expected), baseNames(actual), `${path} extends`));
  if (expected.members || actual.members) {
    // Inherited members are not compared: the declarations may inherit, list or omit them.
    const own = (expected.members ?? []).filter((member) => !member.inherited);
    const inherited = new Set(
      (expected.members ?? []).filter((member) => member.inherited).map((member) => member.name),
    );
    differences.push(
      ...compareLists(
        own,
        (actual.members ?? []).filter((member) => !member.inherited && !inherited.has(member.name)),
        path,
      ),
    );
  } else if (!sameType(expected, actual)) {
    differences.push({ path, expected: expected.type ?? expected.resolved ?? '', actual: actual.type ?? '' });
  }
  const count = Math.max(expected.signatures?.length ?? 0, actual.signatures?.length ?? 0);
  for (let index = 0; index < count; index++)
    differences.push(...compareSignatures(expected.signatures?.[index], actual.signatures?.[index], path));
  return differences;
}

/** Returns the names of base classes and interfaces. Their type arguments may be spelled differently. */
const baseNames = (item: SurfaceItem) => item.extends?.map((type) => type.replace(/<.*/s, ''));

function compareSignatures(
  expected: SurfaceSignature | undefined,
  actual: SurfaceSignature | undefined,
  path: string,
): SurfaceDifference[] {
  if (!expected || !actual) {
    const presence = (signature?: SurfaceSignature) => (signature ? 'a signature' : 'no signature');
    return [{ path: `${path}()`, expected: presence(expected), actual: presence(actual) }];
  }
  const differences = compareTexts(expected.typeParameters, actual.typeParameters, `${path}<>`);
  const count = Math.max(expected.parameters?.length ?? 0, actual.parameters?.length ?? 0);
  for (let index = 0; index < count; index++) {
    const wanted = expected.parameters?.[index];
    const found = actual.parameters?.[index];
    const place = `${path}(${wanted?.name ?? found?.name})`;
    if (!wanted || !found)
      differences.push({
        path: place,
        expected: wanted ? 'a parameter' : 'no parameter',
        actual: found ? 'a parameter' : 'none',
      });
    else if (Boolean(wanted.optional) !== Boolean(found.optional) || !sameType(wanted, found)) {
      differences.push({ path: place, expected: describe(wanted), actual: describe(found) });
    }
  }
  if (expected.returnMembers) {
    differences.push(...compareLists(expected.returnMembers, actual.returnMembers ?? [], `${path}()`));
  } else if (
    expected.returns &&
    actual.returns &&
    !sameType({ ...none, type: expected.returns }, { ...none, type: actual.returns })
  ) {
    differences.push({ path: `${path}()`, expected: expected.returns, actual: actual.returns });
  }
  return differences;
}

const none: SurfaceItem = { name: '', kind: '' };

const describe = (item: SurfaceItem) => `${item.optional ? 'optional ' : ''}${item.type}`;

function sameType(expected: SurfaceItem, actual: SurfaceItem): boolean {
  if (actual.type === undefined) return expected.type === undefined || expected.members !== undefined;
  const canonical = (type: string) => canonicalType(type, { loose: true, optional: expected.optional });
  const found = canonical(actual.type);
  return [expected.type, expected.resolved].some((type) => type !== undefined && canonical(type) === found);
}

function compareTexts(
  expected: readonly string[] = [],
  actual: readonly string[] = [],
  path: string,
): SurfaceDifference[] {
  const same = expected.length === actual.length && expected.every((text, index) => text === actual[index]);
  return same ? [] : [{ path, expected: expected.join(', '), actual: actual.join(', ') }];
}

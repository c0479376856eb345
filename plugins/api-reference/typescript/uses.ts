import type { DeclarationReflection, Reflection, SignatureReflection, SomeType } from 'typedoc';
import { callSignatures, spokenKind, writtenOutMembers } from './model';
import type { ExportedSymbol } from './exported-symbol';
import { isSupporting, namedIn, namedInDeclaration } from './references';

/** Role of a type in the symbol that uses it. */
export type UseRole = 'returns' | 'takes' | 'holds' | 'builds' | 'extends' | 'bounds';

/** One place in the API where a type is used. */
export interface Use {
  readonly role: UseRole;
  /** The exported symbol. */
  readonly symbol: DeclarationReflection;
  /** The member that uses the type; undefined if the symbol itself does. */
  readonly member?: DeclarationReflection;
}

/** Uses of each type, in the order of the declarations. */
export type Uses = ReadonlyMap<Reflection, readonly Use[]>;

/**
 * Finds the symbols that accept, return or contain each exported type.
 *
 * A use by a type that the SDK does not export counts as a use by the symbols that use that type.
 */
export function usesOf(symbols: readonly ExportedSymbol[]): Uses {
  const exported = new Set<Reflection>(symbols.map(({ reflection }) => reflection));
  const uses = new Map<Reflection, Use[]>();
  for (const { reflection } of symbols) {
    const known = new Set<string>();
    for (const { target, ...use } of placesIn(reflection)) {
      const key = `${target.id} ${use.role} ${use.member?.id ?? ''}`;
      if (!exported.has(target) || target === reflection || known.has(key)) continue;
      known.add(key);
      uses.set(target, [...(uses.get(target) ?? []), use]);
    }
  }
  return uses;
}

type Place = Use & { readonly target: Reflection };

function placesIn(symbol: DeclarationReflection): Place[] {
  const places: Place[] = [];
  const note = (role: UseRole, named: readonly Reflection[], member?: DeclarationReflection) =>
    places.push(...withoutSupporting(named).map((target) => ({ role, symbol, target, ...(member && { member }) })));
  const noteType = (role: UseRole, type: SomeType | undefined, member?: DeclarationReflection) =>
    note(role, namedIn(type), member);

  const noteCall = (call: SignatureReflection, member?: DeclarationReflection): void => {
    for (const parameter of call.typeParameters ?? []) {
      noteType('bounds', parameter.type);
      noteType('bounds', parameter.default);
    }
    for (const parameter of call.parameters ?? []) noteType('takes', parameter.type, member);
    const returned = member ? undefined : writtenOutMembers(call.type);
    if (returned) for (const each of returned) noteMember(each, 'returns');
    else noteType('returns', call.type, member);
  };
  const noteMember = (member: DeclarationReflection, role: UseRole): void => {
    if (member.flags.isExternal || member.flags.isPrivate || member.flags.isInherited) return;
    const calls = callSignatures(member);
    for (const call of calls) noteCall(call, member);
    if (calls.length === 0) noteType(role, member.type, member);
  };

  for (const parameter of symbol.typeParameters ?? []) {
    noteType('bounds', parameter.type);
    noteType('bounds', parameter.default);
  }
  for (const base of [...(symbol.extendedTypes ?? []), ...(symbol.implementedTypes ?? [])]) noteBase(base);
  for (const call of callSignatures(symbol)) noteCall(call);
  for (const member of symbol.children ?? []) noteMember(member, 'holds');
  if (callSignatures(symbol).length === 0) noteOwnType(symbol.type);
  return places;

  function noteBase(base: SomeType): void {
    const target = base.type === 'reference' ? base.reflection : undefined;
    if (base.type === 'reference' && target && !isSupporting(target)) {
      note('extends', [target]);
      for (const each of base.typeArguments ?? []) noteType('builds', each);
    } else noteType('builds', base);
  }

  /** Records the uses in the type of an alias or a constant. Members of inline object types are listed by name. */
  function noteOwnType(type: SomeType | undefined): void {
    if (type?.type === 'union' || type?.type === 'intersection') type.types.forEach(noteOwnType);
    else if (type?.type === 'reflection') for (const each of type.declaration.children ?? []) noteMember(each, 'holds');
    // The type of a component names its props, which count as parameters.
    else noteType(spokenKind(symbol) === 'Component' ? 'takes' : 'builds', type);
  }
}

/** Replaces types that the SDK does not export with the types that they name. */
function withoutSupporting(named: readonly Reflection[], seen: ReadonlySet<Reflection> = new Set()): Reflection[] {
  return named.flatMap((target) => {
    if (!isSupporting(target)) return [target];
    return seen.has(target) ? [] : withoutSupporting(namedInDeclaration(target), new Set([...seen, target]));
  });
}

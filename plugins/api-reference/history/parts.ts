import { canonicalType } from '../surface/canonical-type';
import type { Place } from './places';
import type { Surface, SurfaceItem, SurfaceSignature } from '../surface/describe';

/** A symbol, member, parameter or enumeration value, described so that two versions can be compared. */
export interface Part {
  readonly place: Place;
  /** Kind of the symbol or, for a member, everything that decides how code uses it, such as `static method`. */
  readonly kind: string;
  /** Position in the parameter list; undefined if the part is not a parameter. */
  readonly index?: number;
  /** Type as written; for a call, the return type. Undefined if the type's members are separate parts. */
  readonly type?: string;
  readonly isCall: boolean;
  readonly typeParameters: string;
  readonly optional: boolean;
  readonly deprecated: boolean;
  /** Text of the deprecation notice, which names the replacement. */
  readonly deprecation?: string;
  /** Declaration as shown to readers. */
  readonly declaration?: string;
  /**
   * Whether only the member's presence can be compared, because it belongs to one of several object types in a union.
   */
  readonly isVariant?: boolean;
}

/** An exported symbol of one version with its parts. */
export interface SymbolParts {
  readonly name: string;
  readonly kind: string;
  /** Specifier after `from` in an import. */
  readonly specifier: string;
  /** Parts by place; the first is the symbol itself. */
  readonly parts: ReadonlyMap<Place, Part>;
}

/** Lists the symbols of an SDK with all their parts, in declaration order. */
export function symbolsWithParts(surface: Surface): SymbolParts[] {
  return surface.modules.flatMap(({ name: specifier, symbols }) =>
    symbols.map((symbol) => ({ name: symbol.name, kind: symbol.kind, specifier, parts: byPlace(partsOf(symbol, '')) })),
  );
}

/** Maps parts by place. If variants or overloads have parts with the same place, the first one is kept. */
function byPlace(parts: readonly Part[]): Map<Place, Part> {
  const map = new Map<Place, Part>();
  for (const part of parts) if (!map.has(part.place)) map.set(part.place, part);
  return map;
}

/** Whether a symbol's members are unknown, because its type is a reference or a type expression. */
export function isOpaque({ kind, parts }: SymbolParts): boolean {
  return kind === 'type-alias' && parts.size === 1 && parts.get('')?.type !== undefined;
}

function partsOf(item: SurfaceItem, place: Place): Part[] {
  const members = (item.members ?? item.aliasedMembers)?.flatMap((member) =>
    partsOf(member, place ? `${place}.${member.name}` : member.name),
  );
  const variants = members
    ? []
    : (item.variants ?? [])
        .flat()
        .filter(({ type }) => type !== 'never')
        .map((member) => ({ ...describe(member, place ? `${place}.${member.name}` : member.name), isVariant: true }));
  return [
    describe(item, place),
    ...(item.signatures ?? []).flatMap((signature) => partsOfCall(signature, place)),
    ...(members ?? []),
    ...variants,
  ];
}

function partsOfCall(signature: SurfaceSignature, place: Place): Part[] {
  return [
    ...(signature.parameters ?? []).map((parameter, index) => ({
      ...describe(parameter, `${place}(${parameter.name})`),
      index,
    })),
    ...(signature.returnMembers ?? []).flatMap((member) =>
      partsOf(member, place ? `${place}().${member.name}` : member.name),
    ),
  ];
}

function describe(item: SurfaceItem, place: Place): Part {
  const call = item.signatures?.[0];
  const type = call ? (call.returnMembers ? undefined : call.returns) : item.members ? undefined : item.type;
  return {
    place,
    kind: kindOf(item, place),
    ...(type !== undefined && { type }),
    isCall: call !== undefined,
    typeParameters: (item.typeParameters ?? call?.typeParameters ?? []).join(', '),
    optional: Boolean(item.optional),
    deprecated: Boolean(item.deprecated),
    ...(item.deprecation && { deprecation: item.deprecation }),
    ...(item.declaration && { declaration: item.declaration }),
  };
}

function kindOf(item: SurfaceItem, place: Place): string {
  const { kind, signatures, static: isStatic, readonly, async: isAsync } = item;
  const base = place === '' ? kind : signatures ? 'method' : 'property';
  const overloads = signatures && signatures.length > 1 && `with ${signatures.length} overloads`;
  return [isStatic && 'static', readonly && 'readonly', isAsync && 'async', base, overloads].filter(Boolean).join(' ');
}

/**
 * Whether two parts have the same type, even if it is spelled differently. The type of an optional part may or may not
 * include `| undefined`.
 */
export function isSameType(before: Part, after: Part): boolean {
  const canonical = ({ type, optional }: Part) => (type === undefined ? undefined : canonicalType(type, { optional }));
  return canonical(before) === canonical(after);
}

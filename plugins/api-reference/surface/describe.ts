import {
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type { ExportedSymbol } from '../typescript/exported-symbol';
import { writtenOutMembers } from '../typescript/model';
import { isSupporting } from '../typescript/references';
import type { DeclarationTexts } from '../render/declaration-text';

/** Public API of an SDK, in the format of `tests/surface/`. */
export interface Surface {
  readonly modules: readonly { readonly name: string; readonly symbols: readonly SurfaceItem[] }[];
}

/** A symbol or member: its name, kind and type, without any descriptions. */
export interface SurfaceItem {
  readonly name: string;
  readonly kind: string;
  readonly type?: string;
  readonly resolved?: string;
  readonly typeParameters?: readonly string[];
  readonly members?: readonly SurfaceItem[];
  readonly signatures?: readonly SurfaceSignature[];
  readonly extends?: readonly string[];
  readonly optional?: boolean;
  readonly deprecated?: boolean;
  readonly readonly?: boolean;
  readonly static?: boolean;
  /** Whether the function is a coroutine in Python; in TypeScript, the return type shows it. */
  readonly async?: boolean;
  readonly inherited?: boolean;
  readonly value?: string;
  /** Members of each object type in a union or intersection; absent from a recorded surface. */
  readonly variants?: readonly (readonly SurfaceItem[])[];
  /** Members of the unexported type behind an alias; absent from a recorded surface. */
  readonly aliasedMembers?: readonly SurfaceItem[];
  /** Text of `@deprecated`, which names the replacement; absent from a recorded surface. */
  readonly deprecation?: string;
  /** The declaration as readers see it; absent from a recorded surface. */
  readonly declaration?: string;
}

/** A call signature of a function, constructor or method. */
export interface SurfaceSignature {
  readonly typeParameters?: readonly string[];
  readonly parameters?: readonly SurfaceItem[];
  readonly returns?: string;
  readonly returnMembers?: readonly SurfaceItem[];
}

const kindNames: Partial<Record<ReflectionKind, string>> = {
  [ReflectionKind.TypeAlias]: 'type-alias',
  [ReflectionKind.Interface]: 'interface',
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.Variable]: 'variable',
  [ReflectionKind.Enum]: 'enumeration',
  [ReflectionKind.Class]: 'class',
  [ReflectionKind.Property]: 'property',
  [ReflectionKind.EnumMember]: 'enumeration member',
  [ReflectionKind.Constructor]: 'constructor',
  [ReflectionKind.Method]: 'method',
};

/** Describes the symbols of a converted project, grouped by importable module. */
export function describeSurface(project: ProjectReflection, specifiers: readonly string[]): Surface {
  const children = project.children ?? [];
  const modules = children.every((child) => child.kindOf(ReflectionKind.Module)) ? children : [project];
  return {
    modules: modules.map((module, index) => ({
      name: specifiers[index] ?? module.name,
      symbols: (module.children ?? []).filter((child) => !child.isReference()).map((child) => describeItem(child)),
    })),
  };
}

/**
 * Describes exported symbols, grouped by the module that exports them.
 *
 * @param texts - declarations of symbols and members, to include in the description.
 */
export function describeExports(symbols: readonly ExportedSymbol[], texts?: DeclarationTexts): Surface {
  const names = [...new Set(symbols.map(({ specifier }) => specifier))];
  return {
    modules: names.map((name) => ({
      name,
      symbols: symbols
        .filter(({ specifier }) => specifier === name)
        .map(({ reflection }) => describeSymbol(reflection, texts)),
    })),
  };
}

/**
 * Describes an exported symbol. Readers see an unexported type only through its alias, so the alias includes the type's
 * members.
 */
function describeSymbol(reflection: DeclarationReflection, texts?: DeclarationTexts): SurfaceItem {
  const item = describeItem(reflection, texts);
  if (!reflection.kindOf(ReflectionKind.TypeAlias)) return item;
  const hidden = supportingTypesIn(reflection.type)
    .map((target) => describeItem(target, texts))
    .flatMap(({ members, variants = [] }) => (members ? [members] : variants));
  if (hidden.length === 0) return item;
  return reflection.type?.type === 'reference' && hidden.length === 1
    ? { ...item, aliasedMembers: hidden[0] }
    : { ...item, variants: [...(item.variants ?? []), ...hidden] };
}

/** Returns the supporting types that a type names, or that a union or intersection combines. */
function supportingTypesIn(type: SomeType | undefined): DeclarationReflection[] {
  if (type?.type === 'reference' && type.reflection && isSupporting(type.reflection)) return [type.reflection];
  return type?.type === 'union' || type?.type === 'intersection' ? type.types.flatMap(supportingTypesIn) : [];
}

function describeItem(reflection: DeclarationReflection, texts?: DeclarationTexts): SurfaceItem {
  const literal = reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined;
  const members = reflection.children ?? literal?.children;
  const describe = (item: DeclarationReflection) => describeItem(item, texts);
  const variants = members ? [] : objectTypesOf(reflection.type);
  const deprecation = deprecationOf(reflection);
  const declaration = texts?.get(reflection);
  return {
    name: reflection.name,
    kind: kindNames[reflection.kind] ?? ReflectionKind.singularString(reflection.kind).toLowerCase(),
    ...(reflection.type && { type: reflection.type.toString() }),
    ...(reflection.typeParameters && { typeParameters: reflection.typeParameters.map(describeTypeParameter) }),
    ...(members && { members: members.map(describe) }),
    ...(reflection.signatures && {
      signatures: reflection.signatures.map((signature) => describeSignature(signature, describe)),
    }),
    ...(reflection.extendedTypes && { extends: reflection.extendedTypes.map(String) }),
    ...(reflection.flags.isOptional && { optional: true }),
    ...(reflection.flags.isReadonly && { readonly: true }),
    ...(reflection.flags.isStatic && { static: true }),
    ...(reflection.flags.isInherited && { inherited: true }),
    ...(isDeprecated(reflection) && { deprecated: true }),
    ...(variants.length > 0 && { variants: variants.map((choice) => choice.map(describe)) }),
    ...(deprecation && { deprecation }),
    ...(declaration && { declaration }),
  };
}

function isDeprecated(reflection: DeclarationReflection): boolean {
  return [reflection.comment, reflection.signatures?.[0]?.comment].some(
    (comment) => comment?.hasModifier('@deprecated') || comment?.getTag('@deprecated'),
  );
}

function deprecationOf(reflection: DeclarationReflection): string {
  const tags = [reflection.comment, reflection.signatures?.[0]?.comment].flatMap(
    (comment) => comment?.getTag('@deprecated') ?? [],
  );
  return (tags[0]?.content ?? [])
    .map((part) => (part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the members of each inline object type in a union or intersection. */
function objectTypesOf(type: SomeType | undefined): DeclarationReflection[][] {
  if (type?.type === 'reflection') return type.declaration.children ? [type.declaration.children] : [];
  return type?.type === 'union' || type?.type === 'intersection' ? type.types.flatMap(objectTypesOf) : [];
}

function describeSignature(
  signature: SignatureReflection,
  describe: (member: DeclarationReflection) => SurfaceItem,
): SurfaceSignature {
  const returned = writtenOutMembers(signature.type);
  return {
    ...(signature.typeParameters && { typeParameters: signature.typeParameters.map(describeTypeParameter) }),
    ...(signature.parameters && {
      parameters: signature.parameters.map((parameter) => ({
        name: parameter.name,
        kind: 'parameter',
        type: String(parameter.type),
        ...(parameter.flags.isOptional && { optional: true }),
      })),
    }),
    returns: String(signature.type),
    ...(returned && { returnMembers: returned.map(describe) }),
  };
}

function describeTypeParameter(parameter: { name: string; type?: unknown; default?: unknown }): string {
  const bound = parameter.type ? ` extends ${String(parameter.type)}` : '';
  const fallback = parameter.default ? ` = ${String(parameter.default)}` : '';
  return `${parameter.name}${bound}${fallback}`;
}

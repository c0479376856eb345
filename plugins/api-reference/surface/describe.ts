import {
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type { ExportedSymbol } from '../model';

/** Surface of one SDK, in the format recorded in `tests/surface/`. */
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
  readonly inherited?: boolean;
  readonly value?: string;
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

/** Describes the symbols of a converted project, one list for each importable module. */
export function describeSurface(project: ProjectReflection, specifiers: readonly string[]): Surface {
  const children = project.children ?? [];
  const modules = children.every((child) => child.kindOf(ReflectionKind.Module)) ? children : [project];
  return {
    modules: modules.map((module, index) => ({
      name: specifiers[index] ?? module.name,
      symbols: (module.children ?? []).filter((child) => !child.isReference()).map(describeItem),
    })),
  };
}

/** Describes exported symbols, one list for each module that exports them. */
export function describeExports(symbols: readonly ExportedSymbol[]): Surface {
  const names = [...new Set(symbols.map(({ specifier }) => specifier))];
  return {
    modules: names.map((name) => ({
      name,
      symbols: symbols.filter(({ specifier }) => specifier === name).map(({ reflection }) => describeItem(reflection)),
    })),
  };
}

function describeItem(reflection: DeclarationReflection): SurfaceItem {
  const literal = reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined;
  const members = reflection.children ?? literal?.children;
  return {
    name: reflection.name,
    kind: kindNames[reflection.kind] ?? ReflectionKind.singularString(reflection.kind).toLowerCase(),
    ...(reflection.type && { type: reflection.type.toString() }),
    ...(reflection.typeParameters && { typeParameters: reflection.typeParameters.map(describeTypeParameter) }),
    ...(members && { members: members.map(describeItem) }),
    ...(reflection.signatures && { signatures: reflection.signatures.map(describeSignature) }),
    ...(reflection.extendedTypes && { extends: reflection.extendedTypes.map(String) }),
    ...(reflection.flags.isOptional && { optional: true }),
    ...(reflection.flags.isReadonly && { readonly: true }),
    ...(reflection.flags.isStatic && { static: true }),
    ...(reflection.flags.isInherited && { inherited: true }),
    ...(isDeprecated(reflection) && { deprecated: true }),
  };
}

function isDeprecated(reflection: DeclarationReflection): boolean {
  return [reflection.comment, reflection.signatures?.[0]?.comment].some(
    (comment) => comment?.hasModifier('@deprecated') || comment?.getTag('@deprecated'),
  );
}

function describeSignature(signature: SignatureReflection): SurfaceSignature {
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
    ...(returned && { returnMembers: returned.map(describeItem) }),
  };
}

/** Returns the members of an inline object type, also inside a promise. */
export function writtenOutMembers(type: SomeType | undefined): DeclarationReflection[] | undefined {
  if (type?.type === 'reflection') return type.declaration.children;
  if (type?.type === 'reference' && type.name === 'Promise') return writtenOutMembers(type.typeArguments?.[0]);
  return undefined;
}

function describeTypeParameter(parameter: { name: string; type?: unknown; default?: unknown }): string {
  const bound = parameter.type ? ` extends ${String(parameter.type)}` : '';
  const fallback = parameter.default ? ` = ${String(parameter.default)}` : '';
  return `${parameter.name}${bound}${fallback}`;
}

import {
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type { EntryPoint } from '../packages';
import type { KindFolder } from '../../../src/lib/symbol-kinds';
import type { ExportedSymbol } from './exported-symbol';

/** Name of the module into which the missing-exports plugin puts referenced types that are not exported. */
export const INTERNAL_MODULE = 'internal';

/** Lists the exported symbols of a converted project, in declaration order. */
export function exportedSymbols(project: ProjectReflection, entries: readonly EntryPoint[]): ExportedSymbol[] {
  const children = (project.children ?? []).filter(({ name }) => name !== INTERNAL_MODULE);
  const modules =
    children.length > 0 && children.every((child) => child.kindOf(ReflectionKind.Module)) ? children : [project];
  return modules.flatMap((module, index) =>
    (module.children ?? [])
      .filter((child) => child.name !== INTERNAL_MODULE && !child.isReference())
      .map((reflection) => ({ reflection, specifier: entries[index]?.specifier ?? module.name })),
  );
}

/**
 * Returns the types that exported symbols mention but the SDK does not export. Two modules may have types with the same
 * name.
 */
export function supportingTypes(project: ProjectReflection): readonly DeclarationReflection[] {
  const internals = project
    .getReflectionsByKind(ReflectionKind.Module)
    .filter(({ name }) => name === INTERNAL_MODULE) as DeclarationReflection[];
  return internals.flatMap((module) => module.children ?? []);
}

const folders: readonly (readonly [ReflectionKind, KindFolder])[] = [
  [ReflectionKind.Function, 'functions'],
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.TypeAlias, 'type-aliases'],
  [ReflectionKind.Enum, 'enumerations'],
  [ReflectionKind.Variable, 'variables'],
];

/**
 * Returns the folder for a symbol's page.
 *
 * @throws Error for a kind that has no pages, such as a namespace.
 */
export function kindFolder(reflection: DeclarationReflection): KindFolder {
  const folder = folders.find(([kind]) => reflection.kindOf(kind))?.[1];
  if (!folder)
    throw new Error(
      `${reflection.getFriendlyFullName()} is a ${ReflectionKind.singularString(reflection.kind)}; such symbols have no pages.`,
    );
  return folder;
}

/** Returns the call signatures of a function, or of a constant that holds a function. */
export function callSignatures(reflection: DeclarationReflection): readonly SignatureReflection[] {
  if (reflection.signatures) return reflection.signatures;
  return reflection.type?.type === 'reflection' ? (reflection.type.declaration.signatures ?? []) : [];
}

/**
 * Returns the members that a symbol's page documents: the members of a class, interface, enumeration or object type.
 */
export function membersOf(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  const own =
    reflection.children ??
    (reflection.type?.type === 'reflection' ? reflection.type.declaration.children : undefined) ??
    objectPartOf(reflection);
  return own.filter((member) => !member.flags.isExternal && !member.flags.isPrivate);
}

/** Returns the members of the object types in an intersection such as `Base & { extra: string }`. */
function objectPartOf(reflection: DeclarationReflection): DeclarationReflection[] {
  if (reflection.type?.type !== 'intersection') return [];
  return reflection.type.types.flatMap((type) => (type.type === 'reflection' ? (type.declaration.children ?? []) : []));
}

/** Returns the members of a function's return type if it is an inline object type. */
export function returnedMembers(signature: SignatureReflection): readonly DeclarationReflection[] {
  return writtenOutMembers(signature.type) ?? [];
}

/** Returns all members with a heading on a symbol's page, except those of variants; see `variants.ts`. */
export function allMembers(reflection: DeclarationReflection): DeclarationReflection[] {
  return [...membersOf(reflection), ...callSignatures(reflection).flatMap(returnedMembers)];
}

/**
 * Returns the members of an inline object type, even inside a promise or a list, or in a union with `null`.
 *
 * For a union of several object types, the list is empty; see `variants.ts`.
 */
export function writtenMembers(type: SomeType | undefined): readonly DeclarationReflection[] {
  switch (type?.type) {
    case 'reflection':
      return type.declaration.signatures ? [] : (type.declaration.children ?? []);
    case 'reference':
      return type.name === 'Promise' ? writtenMembers(type.typeArguments?.[0]) : [];
    case 'array':
      return writtenMembers(type.elementType);
    case 'typeOperator':
      return writtenMembers(type.target);
    case 'union': {
      const [members = [], ...others] = type.types.map(writtenMembers).filter(({ length }) => length > 0);
      return others.length === 0 ? members : [];
    }
    default:
      return [];
  }
}

/** Returns the kind of a symbol in readers' terms. */
export function spokenKind(reflection: DeclarationReflection): string {
  const { name } = reflection;
  const callable = callSignatures(reflection).length > 0;
  if (callable && /^use[A-Z]/.test(name)) return 'Hook';
  if (
    /^[A-Z]/.test(name) &&
    (reflection.kindOf(ReflectionKind.Function) || String(reflection.type).startsWith('ForwardRefExoticComponent'))
  )
    return 'Component';
  if (callable) return 'Function';
  if (reflection.kindOf(ReflectionKind.Variable)) return 'Constant';
  if (reflection.kindOf(ReflectionKind.TypeAlias)) return 'Type';
  return ReflectionKind.singularString(reflection.kind);
}

/** Returns the members of an inline object type, even inside a promise. */
export function writtenOutMembers(type: SomeType | undefined): DeclarationReflection[] | undefined {
  if (type?.type === 'reflection') return type.declaration.children;
  if (type?.type === 'reference' && type.name === 'Promise') return writtenOutMembers(type.typeArguments?.[0]);
  return undefined;
}

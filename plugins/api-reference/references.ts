import {
  ReflectionKind,
  makeRecursiveVisitor,
  type DeclarationReflection,
  type Reflection,
  type SomeType,
} from 'typedoc';
import type { SignatureReflection } from 'typedoc';
import { INTERNAL_MODULE } from './model';

/**
 * Lists what a type names, in the order in which it is written: the very symbols, and not others that have the same
 * name in another module.
 */
export function namedIn(type: SomeType | undefined): Reflection[] {
  const found: Reflection[] = [];
  type?.visit(
    makeRecursiveVisitor({
      reference: ({ reflection }) => void (reflection && found.push(reflection)),
      reflection: ({ declaration }) => void found.push(...namedInDeclaration(declaration)),
    }),
  );
  return found;
}

/** Lists what a whole declaration names: in its type, members, calls, type parameters and what it extends. */
export function namedInDeclaration(declaration: DeclarationReflection): Reflection[] {
  const { typeParameters, extendedTypes, implementedTypes, children, signatures, indexSignatures, type } = declaration;
  return [
    ...(typeParameters ?? []).flatMap((parameter) => [...namedIn(parameter.type), ...namedIn(parameter.default)]),
    ...(extendedTypes ?? []).flatMap(namedIn),
    ...(implementedTypes ?? []).flatMap(namedIn),
    ...(children ?? []).filter(isOwn).flatMap(namedInDeclaration),
    ...(signatures ?? []).flatMap(namedInSignature),
    ...(indexSignatures ?? []).flatMap(namedInSignature),
    ...namedIn(type),
  ];
}

function namedInSignature({ typeParameters, parameters, type }: SignatureReflection): Reflection[] {
  return [
    ...(typeParameters ?? []).flatMap((parameter) => [...namedIn(parameter.type), ...namedIn(parameter.default)]),
    ...(parameters ?? []).flatMap((parameter) => namedIn(parameter.type)),
    ...namedIn(type),
  ];
}

/** Whether a member belongs to its own page; what is inherited belongs to that of the class that has it first. */
const isOwn = ({ flags }: DeclarationReflection) => !flags.isExternal && !flags.isPrivate && !flags.isInherited;

/** Whether a symbol is one that the SDK does not export: it is described on the pages that need it. */
export function isSupporting(reflection: Reflection): reflection is DeclarationReflection {
  return reflection.parent?.name === INTERNAL_MODULE && !reflection.kindOf(ReflectionKind.TypeParameter);
}

/** The supporting types that a declaration names, and those that they name in turn. */
export function supportingTypesOf(declaration: DeclarationReflection): DeclarationReflection[] {
  const found = new Set<DeclarationReflection>();
  const visit = (named: DeclarationReflection): void => {
    for (const target of namedInDeclaration(named)) {
      if (!isSupporting(target) || found.has(target)) continue;
      found.add(target);
      visit(target);
    }
  };
  visit(declaration);
  return [...found];
}

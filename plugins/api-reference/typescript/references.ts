import {
  ReflectionKind,
  makeRecursiveVisitor,
  type DeclarationReflection,
  type Reflection,
  type SomeType,
  type SignatureReflection,
} from 'typedoc';
import { INTERNAL_MODULE } from './model';

/**
 * Lists the symbols that a type names, in source order. Distinguishes symbols that have the same name in different
 * modules.
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

/** Lists the symbols that a declaration names: in its type, members, calls, type parameters and base types. */
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

/**
 * Whether a symbol declares a member itself. The types of an inherited member belong to the class that declares it: an
 * exported class, which has its own page, or a supporting type.
 */
const isOwn = ({ flags }: DeclarationReflection) => !flags.isExternal && !flags.isPrivate && !flags.isInherited;

/** Whether a symbol is a supporting type: the SDK does not export it, so the pages that refer to it describe it. */
export function isSupporting(reflection: Reflection): reflection is DeclarationReflection {
  return reflection.parent?.name === INTERNAL_MODULE && !reflection.kindOf(ReflectionKind.TypeParameter);
}

/** Returns the supporting types that a declaration names, directly or through other supporting types. */
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

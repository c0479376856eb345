import { DeclarationReflection, ReflectionKind, ReflectionType, type ProjectReflection } from 'typedoc';

/**
 * Adds a type to the methods of inline object types. By default, only the properties have one.
 *
 * TypeDoc builds the text of an inline object type from the types of its members, and writes `any` for members without
 * a type.
 */
export function giveMethodsTypes(project: ProjectReflection): void {
  for (const method of project.getReflectionsByKind(ReflectionKind.Method) as DeclarationReflection[]) {
    if (!method.parent?.kindOf(ReflectionKind.TypeLiteral) || method.type) continue;
    const call = new DeclarationReflection('__type', ReflectionKind.TypeLiteral, method);
    call.signatures = method.signatures;
    method.type = new ReflectionType(call);
  }
}

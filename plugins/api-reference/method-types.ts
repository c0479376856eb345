import { DeclarationReflection, ReflectionKind, ReflectionType, type ProjectReflection } from 'typedoc';

/**
 * Gives the methods of object types that are written out in place a type, as properties have one. TypeDoc takes the text of
 * such a type from the types of its members, and without one it writes `any`.
 */
export function giveMethodsTypes(project: ProjectReflection): void {
  for (const method of project.getReflectionsByKind(ReflectionKind.Method) as DeclarationReflection[]) {
    if (!method.parent?.kindOf(ReflectionKind.TypeLiteral) || method.type) continue;
    const call = new DeclarationReflection('__type', ReflectionKind.TypeLiteral, method);
    call.signatures = method.signatures;
    method.type = new ReflectionType(call);
  }
}

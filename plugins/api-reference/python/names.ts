import { isAlias, type PythonClass, type PythonFunction, type PythonSymbol, type PythonVariable } from './model';
import { childrenOf, type ParsePython, type PythonNode } from './parser';

/** A name in code. */
export interface NameInCode {
  readonly name: string;
  /** Offset in the code. */
  readonly start: number;
}

/** Lists the names in a type or another expression, in order; names in quotation marks are left out. */
export function namesInExpression(parse: ParsePython, code: string): NameInCode[] {
  return namesUnder(parse(code));
}

/** Lists the names in the types, base classes and defaults of declarations, except the names that the code declares. */
export function namesInDeclaration(parse: ParsePython, code: string): NameInCode[] {
  return usesUnder(parse(code));
}

function namesUnder(node: PythonNode): NameInCode[] {
  if (node.type === 'identifier') return [{ name: node.text, start: node.startIndex }];
  return node.type === 'string' ? [] : childrenOf(node).flatMap(namesUnder);
}

/** Lists the names of types as written, such as `notifications.Track`. */
function typesUnder(node: PythonNode): string[] {
  if (node.type === 'identifier' || node.type === 'attribute') return [node.text];
  return node.type === 'string' ? [] : childrenOf(node).flatMap(typesUnder);
}

/** Fields of a declaration's syntax node that can contain names declared elsewhere. */
const usingFields = ['type', 'return_type', 'superclasses', 'value', 'right'] as const;

function usesUnder(node: PythonNode): NameInCode[] {
  const uses = usingFields.flatMap((field) => {
    const used = node.childForFieldName(field);
    return used ? [used] : [];
  });
  const rest = childrenOf(node).filter((child) => !uses.some(({ id }) => id === child.id));
  return [...uses.flatMap(namesUnder), ...rest.flatMap(usesUnder)].sort((a, b) => a.start - b.start);
}

/** Ways in which one symbol uses another. */
export type PythonUseRole = 'returns' | 'takes' | 'holds' | 'builds' | 'extends';

/** A type that a declaration names, and the member that names it. */
export interface PythonUse {
  /** Name as written, such as `notifications.Track`. */
  readonly name: string;
  readonly role: PythonUseRole;
  readonly member: string | undefined;
}

/** Lists the types that a declaration names. */
export function usedTypes(parse: ParsePython, declaration: PythonSymbol): PythonUse[] {
  const named = (type: string | undefined) => (type === undefined ? [] : typesUnder(parse(type)));
  const ofFunction = (each: PythonFunction, member: string | undefined): PythonUse[] => [
    // A returned function receives the types in its annotation.
    ...named(each.returns).map((name) => ({
      name,
      role: each.returns?.startsWith('Callable[') ? ('takes' as const) : ('returns' as const),
      member,
    })),
    ...each.parameters
      .flatMap((parameter) => named(parameter.type))
      .map((name) => ({ name, role: 'takes' as const, member })),
  ];
  const ofVariable = (each: PythonVariable, member: string | undefined): PythonUse[] =>
    [...named(each.type), ...(isAlias(each) ? named(each.value) : [])].map((name) => ({
      name,
      role: member === undefined ? ('builds' as const) : ('holds' as const),
      member,
    }));
  const ofClass = ({ bases, members }: PythonClass): PythonUse[] => [
    ...bases.map((name) => ({ name, role: 'extends' as const, member: undefined })),
    ...members.flatMap((member) =>
      member.kind === 'function' ? ofFunction(member, member.name) : ofVariable(member, member.name),
    ),
  ];
  if (declaration.kind === 'class') return ofClass(declaration);
  return declaration.kind === 'function' ? ofFunction(declaration, undefined) : ofVariable(declaration, undefined);
}

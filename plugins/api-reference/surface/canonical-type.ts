import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Normalizes the text of a type so that two spellings of the same type are equal.
 *
 * Members of unions, intersections and object types are sorted alphabetically, function parameters are named by
 * position, and optional members have no `| undefined`. The result is for comparison only.
 *
 * @param text - a type. If it is not valid TypeScript (for example, a Python type), it is returned as written.
 * @param options.loose - ignores details that a printed type may have lost: optional parameters, and the type
 *   parameters of function types.
 * @param options.optional - whether the type belongs to an optional member or parameter, where `undefined` is redundant.
 */
export function canonicalType(text: string, { loose = false, optional = false } = {}): string {
  const file = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const statement = file.statements[0];
  if (!statement || file.statements.length > 1 || !ts.isTypeAliasDeclaration(statement)) return text.trim();
  return write(statement.type, loose, optional);
}

function write(node: ts.TypeNode | undefined, loose: boolean, optional = false): string {
  if (!node) return 'any';
  const choices = operandsOf(node, ts.isUnionTypeNode);
  const isRedundant = ({ kind }: ts.TypeNode) =>
    optional && choices.length > 1 && kind === ts.SyntaxKind.UndefinedKeyword;
  return combine(
    '|',
    choices
      .filter((choice) => !isRedundant(choice))
      // `boolean` is the union of its two values, and type printers may write either form.
      .flatMap((choice) =>
        choice.kind === ts.SyntaxKind.BooleanKeyword ? ['false', 'true'] : [writeChoice(choice, loose)],
      ),
  );
}

/** Lists the types that an operator combines, including those of the same operator inside it. */
function operandsOf(
  node: ts.TypeNode,
  isOperator: (node: ts.Node) => node is ts.UnionTypeNode | ts.IntersectionTypeNode,
): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node)) return operandsOf(node.type, isOperator);
  return isOperator(node) ? node.types.flatMap((type) => operandsOf(type, isOperator)) : [node];
}

/** Joins types with an operator that ignores order and repetition. Parentheses keep each type apart. */
function combine(operator: '|' | '&', types: readonly string[]): string {
  const [first = '', ...others] = [...new Set(types)].sort();
  return others.length === 0 ? first : [first, ...others].map((type) => `(${type})`).join(` ${operator} `);
}

/** Writes a type that is not a union. */
function writeChoice(node: ts.TypeNode, loose: boolean): string {
  if (ts.isIntersectionTypeNode(node))
    return combine(
      '&',
      operandsOf(node, ts.isIntersectionTypeNode).map((type) => write(type, loose)),
    );
  if (ts.isArrayTypeNode(node)) return `(${write(node.elementType, loose)})[]`;
  if (ts.isTypeOperatorNode(node)) return `${ts.tokenToString(node.operator)} (${write(node.type, loose)})`;
  if (ts.isFunctionTypeNode(node)) return functionOf(node, loose);
  if (ts.isTypeLiteralNode(node))
    return `{ ${node.members
      .map((member) => memberOf(member, loose))
      .sort()
      .join('; ')} }`;
  if (ts.isTypeReferenceNode(node)) return referenceOf(node, loose);
  if (ts.isTupleTypeNode(node)) return `[${node.elements.map((element) => elementOf(element, loose)).join(', ')}]`;
  return print(node);
}

function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '"');
}

/** Writes an element of a tuple without its name. */
function elementOf(node: ts.TypeNode | ts.NamedTupleMember, loose: boolean): string {
  if (ts.isRestTypeNode(node)) return `...${write(node.type, loose)}`;
  if (ts.isOptionalTypeNode(node)) return `${write(node.type, loose, true)}?`;
  if (!ts.isNamedTupleMember(node)) return write(node, loose);
  const optional = node.questionToken !== undefined;
  return `${node.dotDotDotToken ? '...' : ''}${write(node.type, loose, optional)}${optional ? '?' : ''}`;
}

function functionOf(node: ts.FunctionTypeNode | ts.MethodSignature, loose: boolean): string {
  const typeParameters = loose || !node.typeParameters ? '' : `<${node.typeParameters.map(print).join(', ')}>`;
  const parameters = node.parameters.map(({ dotDotDotToken, questionToken, type }, index) => {
    const optional = questionToken !== undefined;
    return `${dotDotDotToken ? '...' : ''}p${index}${optional && !loose ? '?' : ''}: ${write(type, loose, optional || loose)}`;
  });
  return `${typeParameters}(${parameters.join(', ')}) => ${write(node.type, loose)}`;
}

function memberOf(member: ts.TypeElement, loose: boolean): string {
  if (ts.isIndexSignatureDeclaration(member))
    return `[${write(member.parameters[0]?.type, loose)}]: ${write(member.type, loose)}`;
  const name = member.name?.getText() ?? '';
  const optional = member.questionToken !== undefined;
  const type = ts.isPropertySignature(member)
    ? write(member.type, loose, optional)
    : ts.isMethodSignature(member)
      ? functionOf(member, loose)
      : member.getText();
  const readonly = ts.isPropertySignature(member) && member.modifiers ? 'readonly ' : '';
  return `${readonly}${name}${optional ? '?' : ''}: ${type}`;
}

function referenceOf(node: ts.TypeReferenceNode, loose: boolean): string {
  const name = node.typeName
    .getText()
    .replace(/^(React|JSX|_react)\./, '')
    .replace(/^JSX\./, '');
  if (!node.typeArguments) return name;
  return `${name}<${node.typeArguments.map((argument) => write(argument, loose)).join(', ')}>`;
}

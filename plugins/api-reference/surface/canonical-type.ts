import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Normalizes the text of a type so that two spellings of the same type are equal.
 *
 * Members of unions and object types are sorted alphabetically, function parameters are named by position, and
 * optional members have no `| undefined`.
 *
 * @param text - a type. If it is not valid TypeScript (for example, a Python type), it is returned as written.
 * @param options.loose - ignores details that a printed type may have lost: optional parameters, and the type
 *   parameters of function types.
 */
export function canonicalType(text: string, { loose = false } = {}): string {
  const file = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const statement = file.statements[0];
  if (!statement || file.statements.length > 1 || !ts.isTypeAliasDeclaration(statement)) return text.trim();
  return write(statement.type, loose);
}

function write(node: ts.TypeNode | undefined, loose: boolean): string {
  if (!node) return 'any';
  if (ts.isParenthesizedTypeNode(node)) return write(node.type, loose);
  if (ts.isUnionTypeNode(node)) return unionOf(node.types.map((type) => write(type, loose)));
  if (ts.isIntersectionTypeNode(node))
    return node.types
      .map((type) => write(type, loose))
      .sort()
      .join(' & ');
  if (ts.isArrayTypeNode(node)) return `${write(node.elementType, loose)}[]`;
  if (ts.isTypeOperatorNode(node)) return `${ts.tokenToString(node.operator)} ${write(node.type, loose)}`;
  if (ts.isFunctionTypeNode(node)) return functionOf(node, loose);
  if (ts.isTypeLiteralNode(node))
    return `{ ${node.members
      .map((member) => memberOf(member, loose))
      .sort()
      .join('; ')} }`;
  if (ts.isTypeReferenceNode(node)) return referenceOf(node, loose);
  if (ts.isTupleTypeNode(node))
    return `[${node.elements.map((element) => write(tupleElement(element), loose)).join(', ')}]`;
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '"');
}

function tupleElement(element: ts.TypeNode | ts.NamedTupleMember): ts.TypeNode {
  return ts.isNamedTupleMember(element) ? element.type : element;
}

function unionOf(parts: readonly string[]): string {
  const flat = parts.flatMap((part) => (part.startsWith('(') ? [part] : part.split(' | ')));
  // `boolean` is the union of its two values, and type printers may write either form.
  const values = flat.flatMap((part) => (part === 'boolean' ? ['false', 'true'] : [part]));
  return [...new Set(values)].sort().join(' | ');
}

function functionOf(node: ts.FunctionTypeNode | ts.MethodSignature, loose: boolean): string {
  const parameters = node.parameters.map((parameter, index) => {
    const optional = !loose && parameter.questionToken ? '?' : '';
    const type = write(parameter.type, loose);
    return `${parameter.dotDotDotToken ? '...' : ''}p${index}${optional}: ${parameter.questionToken || loose ? withoutUndefined(type) : type}`;
  });
  return `((${parameters.join(', ')}) => ${write(node.type, loose)})`;
}

function memberOf(member: ts.TypeElement, loose: boolean): string {
  if (ts.isIndexSignatureDeclaration(member)) return `[key]: ${write(member.type, loose)}`;
  const name = member.name?.getText() ?? '';
  const optional = member.questionToken ? '?' : '';
  const type = ts.isPropertySignature(member)
    ? write(member.type, loose)
    : ts.isMethodSignature(member)
      ? functionOf(member, loose)
      : member.getText();
  return `${name}${optional}: ${optional ? withoutUndefined(type) : type}`;
}

function referenceOf(node: ts.TypeReferenceNode, loose: boolean): string {
  const name = node.typeName
    .getText()
    .replace(/^(React|JSX|_react)\./, '')
    .replace(/^JSX\./, '');
  if (!node.typeArguments) return name;
  return `${name}<${node.typeArguments.map((argument) => write(argument, loose)).join(', ')}>`;
}

/** Removes `undefined` from an optional member's canonical union, where it is redundant. */
export function withoutUndefined(type: string): string {
  return type === 'undefined'
    ? type
    : type
        .split(' | ')
        .filter((part) => part !== 'undefined')
        .join(' | ');
}

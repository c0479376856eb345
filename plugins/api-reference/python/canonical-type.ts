import { childrenOf, type ParsePython, type PythonNode } from './parser';

/** Type names in the module `typing` that are older spellings of built-in types. */
const olderNames: Readonly<Record<string, string>> = { List: 'list', Dict: 'dict', Tuple: 'tuple', Type: 'type' };

/**
 * Normalizes the text of a type or default, so that different spellings compare as equal: unions use `|` in
 * alphabetical order, and strings use single quotation marks.
 */
export function canonicalPythonType(parse: ParsePython, text: string): string {
  const [statement] = childrenOf(parse(text));
  const expression = statement?.type === 'expression_statement' ? childrenOf(statement)[0] : statement;
  return expression ? write(parse, expression) : text.trim();
}

function write(parse: ParsePython, node: PythonNode): string {
  const children = childrenOf(node);
  const inner = (child: PythonNode) => write(parse, child);
  switch (node.type) {
    case 'identifier':
      return olderNames[node.text] ?? node.text;
    case 'string': {
      const content = node.text.slice(1, -1);
      // A type in quotation marks refers to a class that is declared later in the file.
      const isForward = node.parent?.type !== 'subscript' || node.parent.childForFieldName('value')?.text !== 'Literal';
      return isForward && /^(?:notifications\.)?[A-Z]\w*$/.test(content)
        ? content.replace('notifications.', '')
        : `'${content}'`;
    }
    case 'integer':
      return node.text.replaceAll('_', '');
    case 'parenthesized_expression':
    case 'type':
      return children.map(inner).join('');
    case 'binary_operator':
      return union(children.map(inner));
    case 'subscript': {
      const [value, ...parts] = children;
      const name = value ? inner(value) : '';
      const written = parts.map(inner);
      if (name === 'Union') return union(written);
      if (name === 'Optional') return union([...written, 'None']);
      if (name === 'Literal') return `Literal[${written.sort().join(', ')}]`;
      return `${name}[${written.join(', ')}]`;
    }
    case 'attribute':
      // `notifications.Track` and `Track` are the same type.
      return node.childForFieldName('object')?.text === 'notifications'
        ? (node.childForFieldName('attribute')?.text ?? '')
        : node.text;
    case 'list':
      return `[${children.map(inner).join(', ')}]`;
    default:
      return node.text.replaceAll(/\s+/g, ' ');
  }
}

function union(parts: readonly string[]): string {
  return [...new Set(parts.flatMap((part) => part.split(' | ')))].sort().join(' | ');
}

import { parseDocstring, type Docstring } from './docstring';
import type {
  PythonClass,
  PythonFunction,
  PythonImport,
  PythonModule,
  PythonParameter,
  PythonSymbol,
  PythonVariable,
} from './model';
import { childrenOf, type ParsePython, type PythonNode } from './parser';

const noDoc: Docstring = parseDocstring('');

/**
 * Reads the declarations of a stub file.
 *
 * @param name - dotted name of the module.
 * @param file - path for messages, relative to the project root.
 * @throws Error for code that is not valid Python.
 */
export function parseStub(parse: ParsePython, name: string, file: string, code: string): PythonModule {
  const tree = parse(code);
  if (tree.hasError) throw new Error(`${file} is not valid Python.`);
  const statements = childrenOf(tree);
  const all = statements.flatMap(namesInAll);
  return {
    name,
    file,
    symbols: declarations(statements),
    imports: statements.flatMap(importsOf),
    all: all.length > 0 ? all : undefined,
  };
}

/** Reads declarations in order. A string after a variable is the variable's docstring. */
function declarations(statements: readonly PythonNode[]): PythonSymbol[] {
  return statements.flatMap((statement, index): PythonSymbol[] => {
    if (statement.type === 'decorated_definition') {
      const decorators = childrenOf(statement)
        .filter(({ type }) => type === 'decorator')
        .map(({ text }) => text.slice(1));
      return definition(field(statement, 'definition'), decorators);
    }
    const variable = variableOf(statement, docOf(statements[index + 1]));
    return variable ? [variable] : definition(statement, []);
  });
}

function definition(node: PythonNode, decorators: readonly string[]): PythonSymbol[] {
  if (node.type === 'class_definition') return [classOf(node, decorators)];
  return node.type === 'function_definition' ? [functionOf(node, decorators)] : [];
}

function classOf(node: PythonNode, decorators: readonly string[]): PythonClass {
  const statements = childrenOf(field(node, 'body'));
  const bases = node.childForFieldName('superclasses');
  return {
    kind: 'class',
    name: field(node, 'name').text,
    line: lineOf(node),
    bases: bases ? childrenOf(bases).map(({ text }) => text) : [],
    decorators,
    members: declarations(statements).filter((member) => member.kind !== 'class'),
    doc: docOf(statements[0]) ?? noDoc,
  };
}

function functionOf(node: PythonNode, decorators: readonly string[]): PythonFunction {
  return {
    kind: 'function',
    name: field(node, 'name').text,
    line: lineOf(node),
    isAsync: node.child(0)?.type === 'async',
    decorators,
    parameters: childrenOf(field(node, 'parameters')).map(parameterOf),
    returns: node.childForFieldName('return_type')?.text,
    doc: docOf(childrenOf(field(node, 'body'))[0]) ?? noDoc,
  };
}

/** Reads a parameter of a function. */
export function parameterOf(node: PythonNode): PythonParameter {
  if (node.type === 'keyword_separator') return { name: '*', type: undefined, default: undefined };
  const name = node.childForFieldName('name') ?? (node.type === 'identifier' ? node : childrenOf(node)[0]);
  return {
    name: name?.text ?? node.text,
    type: node.childForFieldName('type')?.text,
    default: node.childForFieldName('value')?.text,
  };
}

function variableOf(statement: PythonNode, doc: Docstring | undefined): PythonVariable | undefined {
  const assignment = assignmentIn(statement);
  const name = assignment?.childForFieldName('left')?.text;
  const value = assignment?.childForFieldName('right');
  if (!assignment || !name || name === '__all__') return undefined;
  // `T = TypeVar("T")` declares nothing that readers use.
  if (value?.childForFieldName('function')?.text.match(/TypeVar$|ParamSpec$/)) return undefined;
  return {
    kind: 'variable',
    name,
    line: lineOf(statement),
    type: assignment.childForFieldName('type')?.text,
    value: value?.text,
    doc: doc ?? noDoc,
  };
}

function assignmentIn(statement: PythonNode): PythonNode | undefined {
  const [inner] = statement.type === 'expression_statement' ? childrenOf(statement) : [];
  return inner?.type === 'assignment' ? inner : undefined;
}

function docOf(statement: PythonNode | undefined): Docstring | undefined {
  const [text] = statement?.type === 'expression_statement' ? childrenOf(statement) : [];
  if (text?.type !== 'string') return undefined;
  const content = childrenOf(text)
    .filter(({ type }) => type === 'string_content')
    .map((part) => part.text)
    .join('');
  return parseDocstring(content, text.startPosition.column, lineOf(text));
}

/** Reads the names that an import statement brings into its module. */
function importsOf(statement: PythonNode): PythonImport[] {
  if (statement.type !== 'import_from_statement') return [];
  const from = field(statement, 'module_name').text;
  return statement.childrenForFieldName('name').flatMap((node) => {
    if (!node) return [];
    const name = node.type === 'aliased_import' ? field(node, 'name').text : node.text;
    const alias = node.type === 'aliased_import' ? field(node, 'alias').text : name;
    return [{ from, name, as: alias, isReExport: node.type === 'aliased_import' && alias === name }];
  });
}

function namesInAll(statement: PythonNode): string[] {
  const assignment = assignmentIn(statement);
  if (assignment?.childForFieldName('left')?.text !== '__all__') return [];
  return childrenOf(field(assignment, 'right')).map(({ text }) => text.slice(1, -1));
}

const lineOf = (node: PythonNode) => node.startPosition.row + 1;

function field(node: PythonNode, name: string): PythonNode {
  const found = node.childForFieldName(name);
  if (!found) throw new Error(`A ${node.type} has no ${name}: ${node.text.slice(0, 80)}`);
  return found;
}

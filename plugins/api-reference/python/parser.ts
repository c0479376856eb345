import { createRequire } from 'node:module';
import { Language, Parser, type Node } from 'web-tree-sitter';

/** A node of the syntax tree, with its type from Python's grammar. */
export type PythonNode = Node;

/** Parses Python code. A syntax error becomes a node of the type `ERROR`. */
export type ParsePython = (code: string) => PythonNode;

let loading: Promise<ParsePython> | undefined;

/** Loads the grammar of Python once, and returns the parser. */
export function pythonParser(): Promise<ParsePython> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ParsePython> {
  await Parser.init();
  const parser = new Parser();
  const grammar = createRequire(import.meta.url).resolve('tree-sitter-python/tree-sitter-python.wasm');
  parser.setLanguage(await Language.load(grammar));
  return (code) => {
    const tree = parser.parse(code);
    if (!tree) throw new Error('tree-sitter returned no syntax tree.');
    return tree.rootNode;
  };
}

/** Returns the named children of a node, without comments. */
export function childrenOf(node: PythonNode): PythonNode[] {
  return node.namedChildren.filter(({ type }) => type !== 'comment');
}

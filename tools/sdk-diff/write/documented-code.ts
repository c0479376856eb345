import ts from 'typescript';
import type { PublishedCode, Reference } from './published-text';

/**
 * Returns the code of a documented declaration with its comments, and the names that the code uses.
 *
 * @param homes - file that declares each exported name, by name.
 */
export function documentedCode(statement: ts.Node, homes: ReadonlyMap<string, string>): PublishedCode {
  const imports = statement.getSourceFile().statements.filter(ts.isImportDeclaration);
  const references: Reference[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const reference = referenceTo(node.text, homes, imports);
      if (reference) references.push(reference);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return { text: statement.getFullText().trim(), references };
}

function referenceTo(
  name: string,
  homes: ReadonlyMap<string, string>,
  imports: readonly ts.ImportDeclaration[],
): Reference | undefined {
  if (homes.has(name)) return { kind: 'exported', name };
  const own = imports.find(({ importClause }) => {
    const names = importClause?.namedBindings;
    return names && ts.isNamedImports(names) && names.elements.some((each) => each.name.text === name);
  });
  return own && { kind: 'foreign', name, text: `import type { ${name} } from ${own.moduleSpecifier.getText()};` };
}

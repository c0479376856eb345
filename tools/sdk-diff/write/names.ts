import ts from 'typescript';

/** Returns the names that a file declares or imports at its top level. */
export function namesIn(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    if (!ts.isImportDeclaration(statement)) return nameOf(statement) ?? [];
    const { name, namedBindings } = statement.importClause ?? {};
    const named =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((each) => each.name.text) : [];
    const space = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : [];
    return [...(name ? [name.text] : []), ...named, ...space];
  });
}

/** Whether a file declares a function, class or type, even without exporting it. */
export const declaresName = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some((statement) => nameOf(statement) === name);

/** Whether a file exports a function, class or type where it declares it. */
export const exportsName = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some((statement) => nameOf(statement) === name && isExported(statement));

/** Whether a statement starts with `export`. */
export const isExported = (statement: ts.Node): boolean =>
  ts.canHaveModifiers(statement) &&
  Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

const nameOf = (statement: ts.Statement): string | undefined =>
  'name' in statement ? (statement.name as ts.Identifier | undefined)?.text : undefined;

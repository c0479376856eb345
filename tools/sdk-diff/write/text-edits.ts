import ts from 'typescript';

/** Replacement of a range of a file's text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits to a text. Edits inside a larger edit are dropped, because the larger one replaces them. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const isInside = (inner: TextEdit, outer: TextEdit) =>
    inner !== outer &&
    outer.end > outer.start &&
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    (inner.end - inner.start < outer.end - outer.start || edits.indexOf(inner) > edits.indexOf(outer)) &&
    // An insertion at the edge of a removed range is kept, because it may add a member.
    !(inner.start === inner.end && (inner.start === outer.start || inner.start === outer.end));
  return edits
    .filter((edit) => !edits.some((other) => isInside(edit, other)))
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => b.edit.start - a.edit.start || b.edit.end - a.edit.end || b.index - a.index)
    .reduce((result, { edit }) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

/** Removes unused imported names, and merges imports from the same module. */
export function tidyImports(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imports = source.statements.flatMap((statement) => {
    const names = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) return [];
    const module = (statement.moduleSpecifier as ts.StringLiteral).text;
    return [{ statement, module, names, kept: names.elements.filter(({ name }) => used.has(name.text)) }];
  });
  const edits = imports.flatMap(({ statement, module, names }): TextEdit[] => {
    const same = imports.filter((other) => other.module === module);
    const kept = same.flatMap((each) => each.kept.map((element) => element.getText()));
    if (same[0]?.statement !== statement || kept.length === 0)
      return [{ start: statement.getFullStart(), end: statement.end, text: '' }];
    return [{ start: names.getStart(), end: names.end, text: `{ ${[...new Set(kept)].sort().join(', ')} }` }];
  });
  // If no import changes, the imports keep their order.
  const isTidy = imports.every(
    ({ names, kept, module }, index) =>
      kept.length === names.elements.length && imports.findIndex((each) => each.module === module) === index,
  );
  return isTidy ? text : applyEdits(text, edits);
}

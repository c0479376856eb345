import type { NameInCode } from './names';
import { childrenOf, type ParsePython, type PythonNode } from './parser';

/** Lists the names that code imports from a package or one of its modules, at any depth of the code. */
export function namesImportedFrom(parse: ParsePython, code: string, packageName: string): NameInCode[] {
  return importsUnder(parse(code)).flatMap((statement) => {
    const module = statement.childForFieldName('module_name')?.text ?? '';
    if (module !== packageName && !module.startsWith(`${packageName}.`)) return [];
    return statement.childrenForFieldName('name').flatMap((node) => {
      // In `name as local`, only `name` belongs to the package.
      const name = node?.type === 'aliased_import' ? node.childForFieldName('name') : node;
      return name ? [{ name: name.text, start: name.startIndex }] : [];
    });
  });
}

function importsUnder(node: PythonNode): PythonNode[] {
  return node.type === 'import_from_statement' ? [node] : childrenOf(node).flatMap(importsUnder);
}

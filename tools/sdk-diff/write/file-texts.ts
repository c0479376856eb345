import path from 'node:path';
import ts from 'typescript';
import type { Draft } from './draft';
import { newNames } from './imports';
import { newFile } from './symbol-paths';
import { applyEdits, tidyImports, type TextEdit } from './text-edits';

/** Returns the new text of each changed file, by absolute path. */
export function fileTexts(draft: Draft): Map<string, string> {
  exportNewFiles(draft);
  const files = new Set([...draft.edits.keys(), ...draft.added.keys()]);
  return new Map([...files].map((file) => [file, tidyImports(file, textOf(draft, file))]));
}

function textOf({ docs, edits, added, needed }: Draft, file: string): string {
  const source = docs.files.find(({ fileName }) => fileName === file);
  const { imports, helpers } = newNames(file, source, needed.get(file)?.values() ?? [], docs);
  const declarations = [...(added.get(file)?.values() ?? []), ...helpers];
  if (!source) return `${[...imports, ...declarations].join('\n\n')}\n\nexport {};\n`;
  const start = source.statements.find((statement) => !ts.isImportDeclaration(statement))?.getFullStart() ?? 0;
  const last = source.statements.at(-1);
  const end = last && ts.isExportDeclaration(last) ? last.getFullStart() : source.text.length;
  return applyEdits(source.text, [
    ...(edits.get(file) ?? []),
    ...(imports.length > 0 ? [insertion(start, `\n${imports.join('\n')}\n`)] : []),
    ...(declarations.length > 0 ? [insertion(end, `\n\n${declarations.join('\n\n')}\n`)] : []),
  ]);
}

/** Exports the files with new symbols from their modules. */
function exportNewFiles(draft: Draft): void {
  const { docs, edits, added } = draft;
  for (const { file } of docs.modules) {
    const fresh = newFile(file);
    const source = docs.files.find(({ fileName }) => fileName === file);
    if (!source || !(edits.has(fresh) || added.has(fresh))) continue;
    const last = source.statements.findLast((each) => ts.isExportDeclaration(each) && each.moduleSpecifier);
    const line = `\nexport * from './${path.basename(fresh, '.d.ts')}';`;
    draft.edit(source, [insertion(last?.end ?? 0, line)]);
  }
}

const insertion = (at: number, text: string): TextEdit => ({ start: at, end: at, text });

import path from 'node:path';
import type { DocumentationEntryPoint } from 'typedoc';
import ts from 'typescript';
import { root } from '../shared/versions';

/** What is parsed already, such as the types of the DOM, by the options that it was parsed with and by its name. */
const parsed = new Map<string, Map<string, ts.SourceFile | undefined>>();

/**
 * Makes the program of an SDK as TypeDoc would, with what the program before it has parsed.
 *
 * Only files are shared and never the checker: what TypeDoc is told does not depend on what was documented before.
 *
 * @param files - the declaration files of the modules to document, relative to the project root.
 */
export function entryPrograms(files: readonly string[], options: ts.CompilerOptions): DocumentationEntryPoint[] {
  const rootNames = files.map((file) => path.join(root, file));
  const program = ts.createProgram({ rootNames, options, host: sharingHost(options) });
  return rootNames.map((name, index) => {
    const sourceFile = program.getSourceFile(name);
    if (!sourceFile) throw new Error(`${files[index]} could not be read.`);
    // As TypeDoc names a module: its path without what all paths end with.
    const displayName = files[index]!.replace(/(?:\/index)?(?:\.d)?\.ts$/, '');
    return { displayName, program, sourceFile };
  });
}

function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const key = JSON.stringify(options);
  const files = parsed.get(key) ?? new Map<string, ts.SourceFile | undefined>();
  parsed.set(key, files);
  const host = ts.createCompilerHost(options, true);
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!files.has(name)) files.set(name, host.getSourceFile(name, ...rest));
      return files.get(name);
    },
  };
}

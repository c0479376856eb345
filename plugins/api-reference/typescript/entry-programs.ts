import path from 'node:path';
import type { DocumentationEntryPoint } from 'typedoc';
import ts from 'typescript';
import { root } from '../../shared/versions';

/** Parsed files, such as the DOM types, by parse options and name. */
const parsed = new Map<string, Map<string, ts.SourceFile | undefined>>();

/**
 * Creates the TypeScript program for an SDK as TypeDoc would, reusing files that were parsed for the previous program.
 *
 * Only files are shared, never the checker, so the result does not depend on earlier runs.
 *
 * @param files - the declaration files of the modules to document, relative to the project root.
 */
export function entryPrograms(files: readonly string[], options: ts.CompilerOptions): DocumentationEntryPoint[] {
  const rootNames = files.map((file) => path.join(root, file));
  const program = ts.createProgram({ rootNames, options, host: sharingHost(options) });
  return rootNames.map((name, index) => {
    const sourceFile = program.getSourceFile(name);
    if (!sourceFile) throw new Error(`${files[index]} could not be read.`);
    // TypeDoc's name of a module: its path without `/index` and the extension.
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

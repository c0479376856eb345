import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, type Environment } from '../code-samples/environments';
import { root, type DocsVersion } from '../shared/versions';

/** Files that are linted together: they run in one environment, against the declarations of one version. */
export interface FilesOfProgram {
  readonly environment: Environment;
  /** The text of each file by its path, relative to {@link folderOf}; they need not be on the disk. */
  readonly files: ReadonlyMap<string, string>;
  /** The files that are part of the program even when no other imports them. */
  readonly roots: readonly string[];
}

/** The folder where the files of a version would be: packages are found from there as from a page or an example. */
export const folderOf = (version: DocsVersion): string => path.join(root, '.cache/sample-lint', version.name);

/**
 * Makes the program that gives ESLint the types in samples.
 *
 * It is made by the compiler in JavaScript, whose types typescript-eslint reads. Globals that a package brings are seen by
 * all files of a program, which matters to the check of types and not to these rules: so a version has one program for
 * each environment.
 */
export function programOf(version: DocsVersion, { environment, files, roots }: FilesOfProgram): ts.Program {
  const at = (name: string) => path.join(folderOf(version), name);
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions(version, environment), root);
  const host = hostOf(options, new Map(Array.from(files, ([name, text]) => [at(name), text])));
  return ts.createProgram(roots.map(at), options, host);
}

/** What is on the disk is parsed once in the life of a process: the DOM, React Native, the declarations of the SDKs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function hostOf(options: ts.CompilerOptions, texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const folders = new Set(Array.from(texts.keys(), (file) => foldersAbove(file)).flat());
  return {
    ...disk,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    directoryExists: (folder) => folders.has(folder) || (disk.directoryExists?.(folder) ?? false),
    getSourceFile(file, languageVersion) {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true);
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, languageVersion));
      return parsed.get(file);
    },
  };
}

function foldersAbove(file: string): string[] {
  const folder = path.dirname(file);
  return folder === root || folder === file ? [] : [folder, ...foldersAbove(folder)];
}

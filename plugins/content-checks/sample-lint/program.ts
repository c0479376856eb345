import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, type Environment } from '../../markdown/code-samples/environments';
import { root, type DocsVersion } from '../../shared/versions';

/** Files that are linted together, in one environment and against the declarations of one version. */
export interface FilesOfProgram {
  readonly environment: Environment;
  /** Text of each file by its path, relative to {@link folderOf}. The files need not exist on disk. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that are part of the program even if no other file imports them. */
  readonly roots: readonly string[];
}

/**
 * Returns the virtual folder for a version's files. Packages resolve from this folder as from a page or an example.
 */
export const folderOf = (version: DocsVersion): string => path.join(root, '.cache/sample-lint', version.name);

/**
 * Creates the program from which ESLint gets the types in samples.
 *
 * The program comes from the TypeScript compiler that is written in JavaScript, because typescript-eslint requires that
 * compiler. All files in a program see the globals that a package adds. Such globals matter only for the type check, so
 * one program per version and environment is enough here.
 */
export function programOf(version: DocsVersion, { environment, files, roots }: FilesOfProgram): ts.Program {
  const at = (name: string) => path.join(folderOf(version), name);
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions(version, environment), root);
  const host = hostOf(options, new Map(Array.from(files, ([name, text]) => [at(name), text])));
  return ts.createProgram(roots.map(at), options, host);
}

/** Parsed files from disk, cached per process: DOM types, React Native, SDK declarations. */
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

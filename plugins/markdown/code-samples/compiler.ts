import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root, type DocsVersion } from '../../shared/versions';
import { compilerOptions, type Environment } from './environments';
import { withLanguageServer, type LanguageServer, type ServerError } from './language-server';

/** Files that are compiled together. */
export interface Program {
  readonly environment: Environment;
  /** Text of each file by its path, relative to the project root as if the files existed there. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that are part of the program even if no other file imports them. */
  readonly roots: readonly string[];
  /** Files to check. All other files only provide imports. */
  readonly wanted: readonly string[];
  /** Whether to also return the names in the `wanted` files. */
  readonly names: boolean;
}

/** Compiler results for a file. */
export interface CompiledFile {
  readonly errors: readonly ServerError[];
  /** All names in the file, in order; empty if they were not requested. */
  readonly names: readonly NameInfo[];
}

/** Compiler information about the name at a position. */
export interface NameInfo {
  /** Offset in the file. */
  readonly start: number;
  readonly length: number;
  /** The declaration, such as `const isCameraOn: boolean`. */
  readonly text: string;
  /** The comment on the declaration, as Markdown; empty if there is none. */
  readonly docs: string;
}

/**
 * Compiles programs against the declarations of a version.
 *
 * Their files are written below the project root, where packages resolve as from a page or an example.
 *
 * @returns the results of each program's requested files, by path.
 * @throws Error when the compiler itself fails.
 */
export async function compile(
  version: DocsVersion,
  programs: readonly Program[],
): Promise<ReadonlyMap<string, CompiledFile>[]> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/programs-'));
  try {
    return await withLanguageServer(folder, async (server) => {
      const results: ReadonlyMap<string, CompiledFile>[] = [];
      // Sequential: the server keeps the programs of open files in memory.
      for (const [index, program] of programs.entries())
        results.push(await compileOne(server, version, program, path.join(folder, String(index))));
      return results;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compileOne(
  server: LanguageServer,
  version: DocsVersion,
  { environment, files, roots, wanted, names }: Program,
  folder: string,
): Promise<ReadonlyMap<string, CompiledFile>> {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const [name, text] of files) write(name, text);
  write('tsconfig.json', JSON.stringify({ compilerOptions: compilerOptions(version, environment), files: roots }));
  const at = (name: string) => path.join(folder, name);
  await Promise.all(wanted.map((name) => server.open(at(name), files.get(name)!)));
  const compiled = await Promise.all(
    wanted.map(async (name) => {
      const errors = await server.errorsIn(at(name));
      return [name, { errors, names: names ? await namesIn(server, at(name), files.get(name)!) : [] }] as const;
    }),
  );
  await Promise.all(wanted.map((name) => server.close(at(name))));
  return new Map(compiled);
}

async function namesIn(server: LanguageServer, file: string, text: string): Promise<NameInfo[]> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const found = identifiersIn(source).map(async (identifier) => {
    const start = identifier.getStart(source, false);
    const hover = await server.hoverAt(file, source.getLineAndCharacterOfPosition(start));
    const [, declaration, docs = ''] = /^```\w*\n([\s\S]*?)\n```(?:\n([\s\S]*))?$/.exec(hover) ?? [];
    return declaration === undefined
      ? []
      : [{ start, length: identifier.getText(source).length, text: declaration, docs: docs.trim() }];
  });
  return (await Promise.all(found)).flat();
}

function identifiersIn(source: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

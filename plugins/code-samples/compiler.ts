import path from 'node:path';
import ts from 'typescript';
import { root, type DocsVersion } from '../shared/versions';
import { compilerOptions, type Environment } from './environments';

/** Files that are compiled as if they were on the disk: the text of each by its absolute path. */
export type VirtualFiles = ReadonlyMap<string, string>;

/** What the compiler says about the name at a place. */
export interface NameInfo {
  /** Offset in the file. */
  readonly start: number;
  readonly length: number;
  /** The declaration, such as `const isCameraOn: boolean`. */
  readonly text: string;
  /** The comment of the declaration; empty when it has none. */
  readonly docs: string;
}

/** Something that does not compile. */
export interface CompileError {
  /** Line in the file, counted from 0. */
  readonly line: number;
  readonly text: string;
}

/** Files compiled together. It answers until its compiler compiles others. */
export interface Program {
  /** What does not compile, for each file that was asked for. */
  readonly errors: ReadonlyMap<string, readonly CompileError[]>;
  /** Every name in a file, in the order in which they stand there. */
  namesIn(name: string): NameInfo[];
}

/**
 * Compiles files as one program, with what they import from the disk.
 *
 * @param wanted - the files whose errors are told; the others are only there to be imported.
 */
export type Compiler = (files: VirtualFiles, wanted: readonly string[]) => Program;

/** What compilers with other options read too, such as the types of the DOM, is parsed once. */
const registry = ts.createDocumentRegistry(ts.sys.useCaseSensitiveFileNames, root);

/** How many programs there have been: the version of a virtual file, because programs reuse names. */
let programs = 0;

const compilers = new Map<string, Compiler>();

/**
 * The compiler for what runs in an environment and is written for a version.
 *
 * It stays warm: a second program parses again only what is new in it.
 */
export function compilerFor(version: DocsVersion, environment: Environment): Compiler {
  const key = `${version.name} ${environment}`;
  const compiler = compilers.get(key) ?? createCompiler(compilerOptions(version, environment));
  compilers.set(key, compiler);
  return compiler;
}

/** TypeScript's own service for editors: only that has the texts shown at a name. */
function createCompiler(options: ts.CompilerOptions): Compiler {
  let files: VirtualFiles = new Map();
  let folders: ReadonlySet<string> = new Set();
  const onDisk = cachedDisk();
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      getScriptFileNames: () => [...files.keys()],
      getScriptVersion: (name) => (files.has(name) ? String(programs) : 'disk'),
      getScriptSnapshot(name) {
        const text = files.get(name) ?? ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (name) => files.has(name) || onDisk.fileExists(name),
      readFile: (name) => files.get(name) ?? ts.sys.readFile(name),
      directoryExists: (name) => folders.has(name) || onDisk.directoryExists(name),
      realpath: (name) => (files.has(name) ? name : onDisk.realpath(name)),
    },
    registry,
  );
  return (given, wanted) => {
    files = given;
    folders = new Set([...given.keys()].map((name) => path.posix.dirname(name)));
    programs += 1;
    return programOf(service, wanted);
  };
}

/** Modules are looked for in the same places again and again. */
function cachedDisk() {
  const remember = <T>(ask: (name: string) => T) => {
    const known = new Map<string, T>();
    return (name: string): T => {
      if (!known.has(name)) known.set(name, ask(name));
      return known.get(name)!;
    };
  };
  return {
    fileExists: remember((name) => ts.sys.fileExists(name)),
    directoryExists: remember((name) => ts.sys.directoryExists(name)),
    realpath: remember((name) => ts.sys.realpath?.(name) ?? name),
  };
}

function programOf(service: ts.LanguageService, wanted: readonly string[]): Program {
  const sourceOf = (name: string): ts.SourceFile => {
    const source = service.getProgram()?.getSourceFile(name);
    if (!source) throw new Error(`${name} is not part of the program.`);
    return source;
  };
  const errorsIn = (name: string): CompileError[] => {
    const source = sourceOf(name);
    return [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)].map(
      ({ start = 0, messageText }) => ({
        line: source.getLineAndCharacterOfPosition(start).line,
        text: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }),
    );
  };
  return {
    // At once: asked for the text at a tag of JSX, the compiler looks for a variable of that name, and notes an error.
    errors: new Map(wanted.map((name) => [name, errorsIn(name)])),
    namesIn(name) {
      const source = sourceOf(name);
      return identifiersIn(source).flatMap((identifier) => nameInfo(service, identifier, source) ?? []);
    },
  };
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

function nameInfo(service: ts.LanguageService, identifier: ts.Identifier, source: ts.SourceFile): NameInfo | undefined {
  const start = identifier.getStart(source, false);
  const info = service.getQuickInfoAtPosition(source.fileName, start);
  if (!info?.displayParts) return undefined;
  return {
    start,
    length: identifier.getText(source).length,
    text: info.displayParts.map(({ text }) => text).join(''),
    docs: info.documentation?.map(({ text }) => text).join('\n') ?? '',
  };
}

import ts from 'typescript';
import type { DeclarationsFile, TypesFile } from '../../../../src/lib/agent-files';
import { mostProblems, shortMessage, type CodeProblem, type CheckResult } from './problem';

/** Code to compile, as data that can be sent to a worker. */
export interface CompileTask {
  /** Identifies the declarations: tasks with the same key have the same declarations. */
  readonly key: string;
  /** Text of each file by its name. */
  readonly files: Readonly<Record<string, string>>;
  /** Declarations to compile against; omitted if the worker already has them. */
  readonly declarations?: { readonly own: DeclarationsFile; readonly types: TypesFile };
}

/** Folder of the code in the in-memory file system. */
const codeFolder = '/code/';
const sdkFolder = '/sdk/';
/** Aliases that apps commonly use for the root of their code, for example in Next.js. */
const rootAliases = Object.fromEntries(
  ['@/*', '~/*'].map((alias) => [alias, [`${codeFolder}*`, `${codeFolder}src/*`]]),
);
/** Maximum number of enclosing nodes that are searched for a symbol. */
const mostParents = 4;

/** Codes of "Cannot find module" and similar errors for side-effect imports, missing types and augmented modules. */
const missingModule: ReadonlySet<number> = new Set([2307, 2664, 2882, 7016]);

/** Codes of errors about parameters and bindings that have no type, for example because their module is missing. */
const implicitAny: ReadonlySet<number> = new Set([7006, 7019, 7031]);

/** Compiles code against the declarations of an SDK, and caches parsed files. */
export interface CodeCompiler {
  compile(files: Readonly<Record<string, string>>): CheckResult;
}

/**
 * Creates a compiler that reads only the given files and TypeScript's own library, and never runs code.
 *
 * @param own - declarations of the SDK.
 * @param types - types that the declarations depend on.
 */
export function createCompiler(own: DeclarationsFile, types: TypesFile): CodeCompiler {
  const given = new Map([...Object.entries(types), ...Object.entries(own.files)]);
  const modules = Object.fromEntries(Object.entries(own.modules).map(([specifier, file]) => [specifier, [file]]));
  const paths = { ...rootAliases, ...modules };
  const { options } = ts.convertCompilerOptionsFromJson({ ...own.compilerOptions, paths }, '/');
  const parsed = new Map<string, ts.SourceFile>();
  let last: ts.Program | undefined;

  return {
    compile(code) {
      const files = new Map(Object.entries(code).map(([name, text]) => [codeFolder + name, text]));
      const host = inMemoryHost(options, (name) => files.get(name) ?? given.get(name), [
        ...files.keys(),
        ...given.keys(),
      ]);
      const read = host.getSourceFile.bind(host);
      host.getSourceFile = (name, target) => {
        if (files.has(name)) return read(name, target);
        const known = parsed.get(name) ?? read(name, target);
        if (known) parsed.set(name, known);
        return known;
      };
      const roots = [...files.keys()].filter((name) => /\.[cm]?tsx?$/.test(name));
      const program = ts.createProgram(roots, options, host, last);
      last = program;
      return resultOf(program, roots);
    },
  };
}

const library = ts.getDefaultLibFilePath({}).replace(/[^/\\]*$/, '');

function inMemoryHost(
  options: ts.CompilerOptions,
  textOf: (name: string) => string | undefined,
  names: readonly string[],
): ts.CompilerHost {
  const folders = new Set(names.flatMap(foldersOf));
  const isLibrary = (name: string) =>
    name.startsWith(library) && /^lib(?:\.[\w.]+)?\.d\.ts$/.test(name.slice(library.length));
  const readFile = (name: string) => (isLibrary(name) ? ts.sys.readFile(name) : textOf(name));
  return {
    fileExists: (name) => (isLibrary(name) ? ts.sys.fileExists(name) : textOf(name) !== undefined),
    readFile,
    directoryExists: (name) => folders.has(name.replace(/(.)\/$/, '$1')),
    getDirectories: () => [],
    getSourceFile(name, target) {
      const text = readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target, true);
    },
    getDefaultLibFileName: () => library + ts.getDefaultLibFileName(options),
    getDefaultLibLocation: () => library,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    realpath: (name) => name,
    writeFile: () => undefined,
  };
}

/** Returns all parent folders of a file. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(1, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

function resultOf(program: ts.Program, roots: readonly string[]): CheckResult {
  const checker = program.getTypeChecker();
  const found = [
    ...program.getOptionsDiagnostics(),
    ...roots.flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)] : [];
    }),
  ];
  const unchecked = found.flatMap((diagnostic) => missingPackage(diagnostic) ?? []);
  // With the types of the packages, errors about missing types would not occur, so reporting them would make agents
  // change good code. Files that do not import the packages can also use their values, through other files.
  const isProblem = (diagnostic: ts.Diagnostic) =>
    missingPackage(diagnostic) === undefined && !(unchecked.length > 0 && implicitAny.has(diagnostic.code));
  return {
    problems: found
      .filter(isProblem)
      .slice(0, mostProblems)
      .map((diagnostic) => problemOf(diagnostic, checker)),
    uncheckedModules: [...new Set(unchecked)],
  };
}

/** Returns the package that a diagnostic reports as missing; undefined for the code's own files and for the SDK. */
function missingPackage({ code, messageText }: ts.Diagnostic): string | undefined {
  if (!missingModule.has(code)) return undefined;
  const [, name = ''] = /'([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, '\n')) ?? [];
  const isCode = /^(?:\.|[@~]\/)/.test(name) && /(?:^|\/)[^./]+(?:\.[cm]?[jt]sx?)?$/.test(name);
  return name === '' || isCode || name.startsWith('@fishjam-cloud/') ? undefined : name;
}

function problemOf(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): CodeProblem {
  const { file, start = 0, code, messageText } = diagnostic;
  const place = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  const named = [...message.matchAll(/'([A-Za-z_$][\w$]*)'/g)].map(([, name = '']) => name);
  return {
    file: file?.fileName.slice(codeFolder.length) ?? '',
    line: place.line + 1,
    column: place.character + 1,
    code: `TS${code}`,
    message: shortMessage(message),
    symbols: [...new Set([...(file ? symbolsAround(file, start, checker) : []), ...named])],
  };
}

/** Returns the SDK symbols at a position: first those of the node at the position, then those of its parent nodes. */
function symbolsAround(file: ts.SourceFile, position: number, checker: ts.TypeChecker): string[] {
  let node = nodeAt(file, position);
  const names: string[] = [];
  for (let count = 0; node && count < mostParents && !ts.isStatement(node); count += 1, node = node.parent) {
    names.push(...sdkNamesOf(checker.getSymbolAtLocation(node), checker));
    if (ts.isPropertyAccessExpression(node)) names.push(...sdkNamesOfType(node.expression, checker));
    if (ts.isCallExpression(node)) names.push(...sdkNamesOf(checker.getSymbolAtLocation(node.expression), checker));
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer))
      names.push(...sdkNamesOf(checker.getSymbolAtLocation(node.initializer.expression), checker));
    if (ts.isObjectLiteralExpression(node)) {
      const expected = checker.getContextualType(node);
      names.push(...[expected?.aliasSymbol, expected?.symbol].flatMap((symbol) => sdkNamesOf(symbol, checker)));
    }
  }
  return names;
}

function sdkNamesOfType(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  const { aliasSymbol, symbol } = checker.getTypeAtLocation(expression);
  return [aliasSymbol, symbol].flatMap((each) => sdkNamesOf(each, checker));
}

/** Returns the names of a symbol and its owner, or an empty list if the SDK does not declare the symbol. */
function sdkNamesOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string[] {
  if (!symbol) return [];
  const target = originOf(symbol, checker);
  const declaration = target.declarations?.find((each) => each.getSourceFile().fileName.startsWith(sdkFolder));
  if (!declaration) return [];
  let owner: ts.Node = declaration;
  while (!ts.isSourceFile(owner.parent)) owner = owner.parent;
  const statement = ts.isVariableStatement(owner) ? owner.declarationList.declarations[0] : owner;
  const ownerName = (statement as ts.NamedDeclaration | undefined)?.name?.getText();
  if (ownerName === undefined) return [];
  const isMember = declaration !== statement && !target.name.startsWith('__');
  return isMember ? [`${ownerName}.${target.name}`, ownerName] : [ownerName];
}

/** Returns the symbol behind an import, or behind a name that was destructured from an object. */
function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  if (symbol.flags & ts.SymbolFlags.Alias) return checker.getAliasedSymbol(symbol);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isBindingElement(declaration)) return symbol;
  const name = (declaration.propertyName ?? declaration.name).getText();
  return checker.getTypeAtLocation(declaration.parent).getProperty(name) ?? symbol;
}

function nodeAt(file: ts.SourceFile, position: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > position || node.getEnd() <= position) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

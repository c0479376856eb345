import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../shared/files';
import { root, type DocsVersion } from '../../shared/versions';
import { isHidden, type PythonClass, type PythonModule, type PythonSymbol } from './model';
import { parseStub } from './parse-stub';
import { pythonParser } from './parser';

/**
 * Modules from which readers import, most preferred first. If several modules export a name, it belongs to the first of
 * them.
 */
const publicModules = [
  'fishjam',
  'fishjam.agent',
  'fishjam.errors',
  'fishjam.events',
  'fishjam.peer',
  'fishjam.room',
  'fishjam.integrations.gemini',
  'fishjam.events.allowed_notifications',
  'fishjam.version',
  'fishjam.utils',
  'fishjam.types',
] as const;

/** A symbol that readers can import. */
export interface PublicSymbol {
  /** Name in the module from which readers import it. */
  readonly name: string;
  /** Module from which readers import it. */
  readonly module: string;
  readonly declaration: PythonSymbol;
  /** Module that declares it. */
  readonly home: PythonModule;
  /** Members on the symbol's page: those of a class, or of a constant's private class. */
  readonly members: PythonClass['members'];
}

/** The Python package in one version. */
export interface PythonPackage {
  readonly modules: readonly PythonModule[];
  readonly symbols: readonly PublicSymbol[];
}

/** Returns the folder with a version's stubs, relative to the project root. */
export const stubFolder = ({ sdksDir }: DocsVersion): string => `${sdksDir}/python`;

/** Lists the paths of a version's stubs, relative to {@link stubFolder}, sorted. */
export const stubNames = (version: DocsVersion): string[] =>
  filesIn(path.join(root, stubFolder(version))).filter((name) => name.endsWith('.pyi'));

/**
 * Reads the Python SDK's stubs for one version.
 *
 * @throws Error for a stub that is not valid Python, or for a name that a public module re-exports but no module of the
 * package declares.
 */
export async function readPackage(version: DocsVersion): Promise<PythonPackage> {
  const parse = await pythonParser();
  const folder = stubFolder(version);
  const modules = stubNames(version).map((name) =>
    parseStub(parse, moduleName(name), `${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')),
  );
  return { modules, symbols: publicSymbols(modules) };
}

/** Returns the name of the module in a stub file, given by its path in the stub folder. */
export const moduleName = (file: string) =>
  file
    .replace(/\.pyi$/, '')
    .replace(/\/__init__$/, '')
    .replaceAll('/', '.');

/**
 * Lists the symbols that readers can import from the public modules.
 *
 * @throws Error for a name that a public module re-exports but no module of the package declares.
 */
export function publicSymbols(modules: readonly PythonModule[]): PublicSymbol[] {
  const found = new Map<PythonSymbol, PublicSymbol>();
  for (const name of publicModules) {
    const module = modules.find((each) => each.name === name);
    if (!module) continue;
    const names = [...module.symbols.map((symbol) => symbol.name), ...reExports(module)];
    for (const own of inOrderOf(module.all ?? [], names)) {
      const target = resolveName(modules, module, own);
      if (!target) rejectUndeclared(modules, module, own);
      if (!target || isHidden(own) || found.has(target.declaration)) continue;
      const members = membersOf(modules, target).filter((member) => !isHidden(member.name));
      found.set(target.declaration, { name: own, module: name, ...target, members });
    }
  }
  return [...found.values()];
}

/** Throws if a re-exported name belongs to this package but is neither a declaration nor a module. */
function rejectUndeclared(modules: readonly PythonModule[], module: PythonModule, name: string): void {
  const imported = module.imports.find((each) => each.as === name);
  const from = imported ? absolute(imported.from, module) : module.name;
  const isOwn = modules.some((each) => each.name === from.split('.')[0]);
  if (isOwn && !importedModule(modules, module, name))
    throw new Error(`${module.file} re-exports \`${name}\` from ${from}, which does not declare it.`);
}

/** Returns the members of a class, or of the private class of a constant such as `GeminiIntegration`. */
function membersOf(
  modules: readonly PythonModule[],
  { declaration, home }: Pick<PublicSymbol, 'declaration' | 'home'>,
): PythonClass['members'] {
  if (declaration.kind === 'class') return declaration.members;
  if (declaration.kind === 'function' || !declaration.type || !isHidden(declaration.type)) return [];
  const type = resolveName(modules, home, declaration.type)?.declaration;
  return type?.kind === 'class' ? type.members : [];
}

/** Sorts names: the ones in `__all__` first, in the order of `__all__`. */
const inOrderOf = (all: readonly string[], names: readonly string[]): string[] => [
  ...all.filter((name) => names.includes(name)),
  ...names.filter((name) => !all.includes(name)),
];

const reExports = (module: PythonModule) =>
  module.imports.filter(({ isReExport }) => isReExport).map((each) => each.as);

/**
 * Finds the declaration of a name such as `Track` or `notifications.Track` in a module, through imports.
 *
 * @returns undefined for a name from another package, and for a module.
 */
export function resolveName(
  modules: readonly PythonModule[],
  module: PythonModule,
  name: string,
): { declaration: PythonSymbol; home: PythonModule } | undefined {
  const dot = name.lastIndexOf('.');
  if (dot > 0) {
    const inner = importedModule(modules, module, name.slice(0, dot));
    return inner && resolveName(modules, inner, name.slice(dot + 1));
  }
  const declaration = module.symbols.find((symbol) => symbol.name === name);
  if (declaration) return { declaration, home: module };
  const imported = module.imports.find((each) => each.as === name);
  const from = imported && modules.find((each) => each.name === absolute(imported.from, module));
  // A package may import its own modules from itself, as in `from fishjam import agent` in `fishjam`.
  return from && from !== module ? resolveName(modules, from, imported.name) : undefined;
}

function importedModule(modules: readonly PythonModule[], module: PythonModule, name: string) {
  const imported = module.imports.find((each) => each.as === name);
  return imported && modules.find((each) => each.name === `${absolute(imported.from, module)}.${imported.name}`);
}

/** Resolves a module name that is relative to another module, such as `.agent`, `..events` or `.`. */
function absolute(written: string, { name, file }: PythonModule): string {
  const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(written)!;
  if (dots === '') return written;
  const parts = name.split('.');
  // One dot is the package that contains the module, and each further dot leads one package up.
  const up = file.endsWith('/__init__.pyi') ? dots.length - 1 : dots.length;
  return [...parts.slice(0, parts.length - up), ...(rest ? [rest] : [])].join('.');
}

import path from 'node:path';
import ts from 'typescript';
import { entryPoints, packageNames, undocumentedSubpaths } from '../../plugins/api-reference/packages';
import type { TypeScriptSdk } from '../../src/lib/sdks';
import { root, type DocsVersion } from '../../plugins/shared/versions';
import { compare, type ApiDifference } from './compare';
import type { InstalledPackage } from './install-package';
import { readSurface, type PublicSurface } from './read-surface';
import simplified from './simplified.json';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Differences found by a comparison, and modules and types that it could not compare. */
export interface Report {
  readonly differences: readonly ApiDifference[];
  /** Importable modules of the package that the version does not document. */
  readonly undocumentedModules: readonly string[];
  /** Packages that provide types for the package but are not installed. These types become `any`. */
  readonly missing: readonly string[];
}

/** Documented module: its declarations in the docs and its exports in the package. */
export interface ComparedModule {
  readonly specifier: string;
  /** Absolute path of the module's declarations in the docs. */
  readonly file: string;
  readonly documented: PublicSurface;
  readonly published: PublicSurface;
  readonly differences: readonly ApiDifference[];
}

/** Result of a comparison, with the compiled declarations on which it is based. */
export interface Comparison {
  readonly report: Report;
  readonly program: ts.Program;
  /** Documented modules that the package also contains. */
  readonly modules: readonly ComparedModule[];
  /** Whether a file belongs to the package. The types that such a file declares are written out. */
  readonly isPublished: (file: string) => boolean;
}

/**
 * Compares an installed package with the declarations of a version.
 *
 * @param scope - path prefix of packages that belong to the SDK, such as `@fishjam-cloud/`; their types are written out.
 * @throws Error if the types of the package have syntax errors, or import files that are missing.
 */
export function comparePackage(
  version: DocsVersion,
  sdk: TypeScriptSdk,
  installed: InstalledPackage,
  scope: string,
): Comparison {
  const documented = new Map(
    entryPoints(version, sdk).map(({ specifier, file }) => [specifier, path.join(root, file)]),
  );
  const published = new Map(installed.modules.map(({ specifier, types }) => [specifier, types]));
  const program = ts.createProgram([...documented.values(), ...published.values()], options);
  const isPublished = (file: string) => file.includes(`/node_modules/${scope}`);
  const sources = program.getSourceFiles().filter(({ fileName }) => isPublished(fileName));
  const unresolved = sources.flatMap((file) => unresolvedImports(program, file));
  failOnErrors(program, sources, unresolved);
  const declarations = path.join(root, version.sdksDir, sdk);
  const isOwn = (file: string) => file.startsWith(`${declarations}/`) || isPublished(file);
  const reviewed = new Set(simplified.filter((entry) => entry.sdk === sdk).map((entry) => entry.path));
  const withoutPages = new Set(undocumentedSubpaths(version, sdk).map((subpath) => `${packageNames[sdk]}/${subpath}`));
  const modules = [...documented].flatMap(([specifier, file]): ComparedModule[] => {
    const types = published.get(specifier);
    if (!types) return [];
    const [before, after] = [readSurface(program, file, isOwn), readSurface(program, types, isOwn)];
    const found = compare(before, after).filter(({ path: place }) => !reviewed.has(place));
    return [{ specifier, file, documented: before, published: after, differences: found.map(withRelativeFile) }];
  });
  return {
    program,
    modules,
    isPublished,
    report: {
      differences: [...documented].flatMap(
        ([specifier, file]) =>
          modules.find((module) => module.specifier === specifier)?.differences ?? [
            withRelativeFile({ path: specifier, change: 'gone', file }),
          ],
      ),
      undocumentedModules: [...published.keys()].filter(
        (specifier) => !documented.has(specifier) && !withoutPages.has(specifier),
      ),
      missing: [...new Set(unresolved.map(({ specifier }) => specifier).filter((name) => !isRelative(name)))].sort(),
    },
  };
}

const withRelativeFile = (difference: ApiDifference): ApiDifference => ({
  ...difference,
  ...(difference.file && { file: path.relative(root, difference.file) }),
});

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

interface Unresolved {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly specifier: string;
}

function unresolvedImports(program: ts.Program, file: ts.SourceFile): Unresolved[] {
  // The modules that `@types/node` declares are not files.
  const declared = program.getTypeChecker().getAmbientModules();
  return ts.preProcessFile(file.text).importedFiles.flatMap(({ fileName: specifier, pos: start }) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, file.fileName, options, ts.sys);
    const hasTypes = resolvedModule?.extension.endsWith('ts') || declared.some(({ name }) => name === `"${specifier}"`);
    return hasTypes ? [] : [{ file, start, specifier }];
  });
}

/** Throws if a file is broken or missing, because its types would silently become `any`. */
function failOnErrors(program: ts.Program, sources: readonly ts.SourceFile[], unresolved: readonly Unresolved[]): void {
  const syntax = sources.flatMap((file) =>
    program
      .getSyntacticDiagnostics(file)
      .map(({ start, messageText }) => lineOf(file, start, ts.flattenDiagnosticMessageText(messageText, '\n'))),
  );
  const missing = unresolved
    .filter(({ specifier }) => isRelative(specifier))
    .map(({ file, start, specifier }) => lineOf(file, start, `${specifier} is missing.`));
  const errors = [...syntax, ...missing];
  if (errors.length > 0) throw new Error(`The types of the package do not compile:\n${errors.join('\n')}`);
}

const lineOf = (file: ts.SourceFile, start: number, text: string): string =>
  `  ${file.fileName.replace(/^.*\/node_modules\//, '')}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${text}`;

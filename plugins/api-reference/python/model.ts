import type { Docstring } from './docstring';

/** A module of the package, as its stub declares it. */
export interface PythonModule {
  /** Dotted name, such as `fishjam.agent`. */
  readonly name: string;
  /** Stub file, relative to the project root. */
  readonly file: string;
  readonly symbols: readonly PythonSymbol[];
  readonly imports: readonly PythonImport[];
  /** Names in `__all__`; undefined if the module has none. */
  readonly all: readonly string[] | undefined;
}

/** A name that a module imports from another one. */
export interface PythonImport {
  /** Module name as written in the import. A relative name starts with a dot. */
  readonly from: string;
  readonly name: string;
  /** Name in the importing module. */
  readonly as: string;
  /** Whether the module re-exports the name, which is then written as `name as name`. */
  readonly isReExport: boolean;
}

export interface PythonParameter {
  /** Name, with `*` or `**` for collecting parameters; `*` and `/` alone are separators. */
  readonly name: string;
  readonly type: string | undefined;
  readonly default: string | undefined;
}

/** A function, method or property. */
export interface PythonFunction {
  readonly kind: 'function';
  readonly name: string;
  readonly line: number;
  readonly isAsync: boolean;
  /** Decorators without the `@`. */
  readonly decorators: readonly string[];
  readonly parameters: readonly PythonParameter[];
  readonly returns: string | undefined;
  readonly doc: Docstring;
}

/** A class field, an enumeration member, or a module's variable or type alias. */
export interface PythonVariable {
  readonly kind: 'variable';
  readonly name: string;
  readonly line: number;
  readonly type: string | undefined;
  readonly value: string | undefined;
  readonly doc: Docstring;
}

export interface PythonClass {
  readonly kind: 'class';
  readonly name: string;
  readonly line: number;
  readonly bases: readonly string[];
  readonly decorators: readonly string[];
  readonly members: readonly (PythonFunction | PythonVariable)[];
  readonly doc: Docstring;
}

export type PythonSymbol = PythonClass | PythonFunction | PythonVariable;

/** A class or type alias that the package does not export. The pages of the symbols that use it describe it. */
export type SupportingType = PythonClass | PythonVariable;

/** Whether a declaration is a class or a type alias. */
export const isSupportingType = (declaration: PythonSymbol): declaration is SupportingType =>
  declaration.kind === 'class' || isAlias(declaration);

/** Whether a declaration is a type alias. */
export const isAlias = (declaration: PythonSymbol): boolean =>
  declaration.kind === 'variable' && declaration.type === 'TypeAlias';

/** Whether a function is read like an attribute. */
export const isProperty = ({ decorators }: PythonFunction): boolean => decorators.includes('property');

/** Whether a class is an enumeration. */
export const isEnumeration = ({ bases }: PythonClass): boolean =>
  bases.some((base) => base === 'Enum' || base === 'IntEnum');

/** Whether a name is private, or has a special meaning in Python, such as `__contains__`. */
export const isHidden = (name: string): boolean => name.startsWith('_') && name !== '__init__';

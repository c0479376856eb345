import { canonicalPythonType } from './canonical-type';
import {
  isHidden,
  isProperty,
  type PythonClass,
  type PythonFunction,
  type PythonModule,
  type PythonSymbol,
} from './model';
import { childrenOf, type ParsePython } from './parser';
import { parameterOf } from './parse-stub';
import type { PublicSymbol } from './package';

/** A member of a class, as extracted from the SDK's sources. */
export interface RecordedMember {
  readonly name: string;
  /** An attribute is set by the constructor and has no annotation in the sources. */
  readonly kind: 'field' | 'member' | 'method' | 'attribute';
  readonly type?: string;
  readonly default?: string | null;
  readonly value?: string;
  readonly async?: boolean;
  readonly signature?: string;
  readonly decorators?: readonly string[];
}

/** A statement of a module, as extracted from the SDK's sources. */
export interface RecordedItem {
  readonly kind: 'class' | 'function' | 'alias' | 'variable' | 're-export' | '__all__';
  readonly name?: string;
  readonly from?: string;
  readonly names?: readonly string[];
  readonly bases?: readonly string[];
  readonly members?: readonly RecordedMember[];
  readonly type?: string;
  readonly async?: boolean;
  readonly signature?: string;
  readonly decorators?: readonly string[];
}

/** The modules of the package in one version, recorded in `tests/surface/`. */
export interface RecordedPackage {
  readonly modules: Readonly<Record<string, readonly RecordedItem[]>>;
}

/** A difference between the stubs and the sources of the SDK. */
export interface PythonDifference {
  /** Dotted path from the module to the member or parameter. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * Compares the stubs with the record of the SDK's sources, member by member.
 *
 * If the source has no annotation, any type in the stub matches.
 *
 * @returns all differences; empty if they match.
 */
export function compareWithRecord(
  parse: ParsePython,
  recorded: RecordedPackage,
  modules: readonly PythonModule[],
  symbols: readonly PublicSymbol[],
): PythonDifference[] {
  const differences = Object.entries(recorded.modules).flatMap(([name, items]) => {
    const module = modules.find((each) => each.name === name);
    return module ? compareModule(parse, items, module) : [missing(name, 'a module')];
  });
  const unrecorded = symbols
    .filter(({ home, declaration }) => !recorded.modules[home.name]?.some(({ name }) => name === declaration.name))
    .map(({ home, declaration }) => ({
      path: `${home.name}.${declaration.name}`,
      expected: 'nothing of that name',
      actual: declaration.kind,
    }));
  return [...differences, ...unrecorded];
}

const missing = (path: string, expected: string): PythonDifference => ({ path, expected, actual: 'missing' });

function compareModule(parse: ParsePython, items: readonly RecordedItem[], module: PythonModule): PythonDifference[] {
  return items.flatMap((item) => {
    if (item.kind === '__all__')
      return compareText(`${module.name}.__all__`, item.names?.join(', '), module.all?.join(', '));
    if (item.kind === 're-export') return compareReExports(item, module);
    const path = `${module.name}.${item.name}`;
    const symbol = module.symbols.find(({ name }) => name === item.name);
    return symbol ? compareSymbol(parse, item, symbol, path) : [missing(path, item.kind)];
  });
}

function compareReExports({ from = '', names = [] }: RecordedItem, module: PythonModule): PythonDifference[] {
  const found = module.imports.filter((each) => each.from === from && each.isReExport).map(({ name }) => name);
  return compareText(`${module.name} from ${from}`, [...names].sort().join(', '), found.sort().join(', '));
}

function compareText(path: string, expected = 'nothing', actual = 'nothing'): PythonDifference[] {
  return expected === actual ? [] : [{ path, expected, actual }];
}

function compareSymbol(parse: ParsePython, item: RecordedItem, symbol: PythonSymbol, path: string): PythonDifference[] {
  switch (item.kind) {
    case 'class':
      return symbol.kind === 'class'
        ? compareClass(parse, item, symbol, path)
        : compareText(path, 'class', symbol.kind);
    case 'function':
      return symbol.kind === 'function'
        ? compareFunction(parse, item, symbol, path)
        : compareText(path, 'function', symbol.kind);
    case 'alias':
      return symbol.kind === 'variable'
        ? compareTypes(parse, path, item.type, symbol.value)
        : compareText(path, 'alias', symbol.kind);
    default:
      return compareText(path, 'variable', symbol.kind);
  }
}

function compareClass(parse: ParsePython, item: RecordedItem, symbol: PythonClass, path: string): PythonDifference[] {
  const recorded = item.members ?? [];
  const declared = symbol.members.filter(({ name }) => !isHidden(name));
  const extra = declared
    .filter(({ name }) => !recorded.some((member) => member.name === name))
    .map(({ name, kind }) => ({ path: `${path}.${name}`, expected: 'nothing of that name', actual: kind }));
  return [
    ...compareText(`${path} bases`, item.bases?.join(', '), symbol.bases.join(', ')),
    ...recorded.flatMap((member): PythonDifference[] => {
      const found = declared.find(({ name }) => name === member.name);
      const place = `${path}.${member.name}`;
      if (!found) return [missing(place, member.kind)];
      if (member.kind === 'method')
        return found.kind === 'function'
          ? compareFunction(parse, member, found, place)
          : compareText(place, 'method', found.kind);
      if (found.kind !== 'variable') return compareText(place, member.kind, found.kind);
      if (member.kind === 'attribute') return [];
      if (member.kind === 'member') return compareTypes(parse, `${place} value`, member.value, found.value);
      return [
        ...compareTypes(parse, place, member.type, found.type),
        ...compareTypes(parse, `${place} default`, member.default ?? undefined, found.value),
      ];
    }),
    ...extra,
  ];
}

/** Decorators that stubs also need; others affect only a function's implementation. */
const keptDecorators: readonly string[] = ['staticmethod', 'classmethod', 'property'];

function compareFunction(
  parse: ParsePython,
  recorded: Pick<RecordedMember, 'async' | 'signature' | 'decorators'>,
  declared: PythonFunction,
  path: string,
): PythonDifference[] {
  const signature = signatureIn(parse, recorded.signature ?? '()');
  const isManager = recorded.decorators?.includes('asynccontextmanager');
  // For a context manager or an asynchronous generator, a stub declares the type that a call returns.
  const isPlain = isManager || /^AsyncIterator\b/.test(signature.returns ?? '');
  const count = Math.max(signature.parameters.length, declared.parameters.length);
  return [
    ...compareText(`${path} async`, String(Boolean(recorded.async) && !isPlain), String(declared.isAsync)),
    ...compareText(
      `${path} decorators`,
      (recorded.decorators ?? []).filter((each) => keptDecorators.includes(each)).join(', '),
      declared.decorators.join(', '),
    ),
    ...Array.from({ length: count }, (_, index) => {
      const [wanted, found] = [signature.parameters[index], declared.parameters[index]];
      const place = `${path}(${wanted?.name ?? found?.name})`;
      if (!wanted || !found) return compareText(place, wanted?.name, found?.name);
      return [
        ...compareText(place, wanted.name, found.name),
        ...(wanted.type === undefined ? [] : compareTypes(parse, place, wanted.type, found.type)),
        ...compareTypes(parse, `${place} default`, wanted.default, found.default),
      ];
    }).flat(),
    ...(isManager
      ? compareText(`${path}()`, 'AbstractAsyncContextManager', declared.returns?.split('[')[0])
      : signature.returns === undefined
        ? []
        : compareTypes(parse, `${path}()`, signature.returns, declared.returns)),
    ...(isProperty(declared) && declared.parameters.length > 1 ? [missing(path, 'a property without parameters')] : []),
  ];
}

function signatureIn(parse: ParsePython, text: string) {
  const definition = childrenOf(parse(`def f${text}: ...`))[0];
  const parameters = definition?.childForFieldName('parameters');
  return {
    parameters: parameters ? childrenOf(parameters).map(parameterOf) : [],
    returns: definition?.childForFieldName('return_type')?.text,
  };
}

function compareTypes(
  parse: ParsePython,
  path: string,
  expected: string | undefined,
  actual: string | undefined,
): PythonDifference[] {
  const [wanted, found] = [expected, actual].map((type) =>
    type === undefined ? undefined : canonicalPythonType(parse, type),
  );
  return wanted === found ? [] : [{ path, expected: expected ?? 'nothing', actual: actual ?? 'nothing' }];
}

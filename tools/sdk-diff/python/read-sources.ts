import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isEnumeration,
  isHidden,
  type PythonFunction,
  type PythonModule,
  type PythonVariable,
} from '../../../plugins/api-reference/python/model';
import { moduleName, publicSymbols, type PublicSymbol } from '../../../plugins/api-reference/python/package';
import { filesIn } from '../../../plugins/shared/files';
import { parseStub } from '../../../plugins/api-reference/python/parse-stub';
import { childrenOf, type ParsePython, type PythonNode } from '../../../plugins/api-reference/python/parser';
import type { RecordedItem, RecordedMember, RecordedPackage } from '../../../plugins/api-reference/python/recorded';

/**
 * Reads the public API from the Python SDK's sources, in the format of the recorded API. No code from the package is
 * run.
 *
 * @param folder - folder that contains the `fishjam` folder.
 * @param homes - modules that have stubs. The symbols of any other module belong to the nearest enclosing package that
 * has a stub.
 * @throws Error if the folder does not exist, or a file is not valid Python.
 */
export function readSources(parse: ParsePython, folder: string, homes: ReadonlySet<string>): RecordedPackage {
  if (!existsSync(path.join(folder, 'fishjam/__init__.py')))
    throw new Error(`${folder} has no fishjam/__init__.py: specify the folder with the sources of fishjam-server-sdk.`);
  const attributes = new Map<string, readonly string[]>();
  const modules = filesIn(path.join(folder, 'fishjam'))
    .filter((name) => name.endsWith('.py'))
    .map((name) => `fishjam/${name}`)
    .map((name): PythonModule => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      const module = parseStub(parse, moduleName(`${name}i`), `${name}i`, code);
      for (const [owner, names] of assignedAttributes(parse(code))) attributes.set(`${module.name}.${owner}`, names);
      const isPackage = name.endsWith('/__init__.py');
      return {
        ...module,
        file: `${name}i`,
        imports: module.imports.map((each) => ({
          ...each,
          isReExport: module.all ? module.all.includes(each.as) : isPackage && each.from.includes('fishjam'),
        })),
      };
    });
  const grouped = new Map<string, RecordedItem[]>();
  for (const symbol of publicSymbols(modules)) {
    const home = homeOf(symbol.home.name, homes);
    const item = itemOf(symbol, attributes.get(`${symbol.home.name}.${symbol.declaration.name}`) ?? []);
    grouped.set(home, [...(grouped.get(home) ?? []), item]);
  }
  return { modules: Object.fromEntries(grouped) };
}

function homeOf(name: string, homes: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  return homes.has(name) || dot < 0 ? name : homeOf(name.slice(0, dot), homes);
}

function itemOf({ declaration }: PublicSymbol, attributes: readonly string[]): RecordedItem {
  const { name } = declaration;
  if (declaration.kind === 'function') return { kind: 'function', name, ...signatureOf(declaration) };
  if (declaration.kind === 'variable')
    return declaration.value && !/[({]/.test(declaration.value)
      ? { kind: 'alias', name, type: declaration.value }
      : { kind: 'variable', name };
  const bases = declaration.bases
    .filter((base) => base !== 'betterproto.Message')
    .map((base) => (base === 'betterproto.Enum' ? 'IntEnum' : base));
  const isEnum = isEnumeration({ ...declaration, bases });
  const members = declaration.members
    .filter((member) => !isHidden(member.name))
    .map((member) => memberOf(member, name, isEnum));
  const known = new Set(members.map((member) => member.name));
  return {
    kind: 'class',
    name,
    bases,
    members: [
      ...members,
      ...attributes
        .filter((each) => !known.has(each) && !isHidden(each))
        .map((each): RecordedMember => ({ name: each, kind: 'attribute' })),
    ],
  };
}

function memberOf(member: PythonFunction | PythonVariable, owner: string, isEnum: boolean): RecordedMember {
  const { name } = member;
  if (member.kind === 'function') return { name, kind: 'method', ...signatureOf(member, owner) };
  if (isEnum) return { name, kind: 'member', ...(member.value && { value: member.value }) };
  return { name, kind: 'field', ...(member.type && { type: member.type }), default: defaultOf(member.value) };
}

/**
 * Returns a default in the form that stubs use. Defaults that are meaningful only to the package's own libraries become
 * `...`.
 */
function defaultOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (value === 'UNSET' || value.startsWith('betterproto.')) return '...';
  return value.includes('init=False') ? 'field(init=False)' : value;
}

/**
 * Returns the signature of a function. If the type of `self` or `cls` is a type variable that is also the return type,
 * the return type becomes the class.
 */
function signatureOf({ parameters, returns, isAsync, decorators }: PythonFunction, owner?: string) {
  const [first] = parameters;
  const variable =
    first?.name === 'cls' || first?.name === 'self' ? first.type?.replace(/^[tT]ype\[(.*)\]$/, '$1') : undefined;
  const list = parameters.map(({ name, type, default: value }, index) => {
    const shown = variable && index === 0 ? undefined : type;
    return `${name}${shown ? `: ${shown}` : ''}${value ? ` = ${value}` : ''}`;
  });
  const result = variable && returns === variable ? owner : returns;
  return { async: isAsync, signature: `(${list.join(', ')})${result ? ` -> ${result}` : ''}`, decorators };
}

/** Returns the attributes that each class assigns to `self`. */
function assignedAttributes(tree: PythonNode): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const statement of childrenOf(tree)) {
    const definition = statement.childForFieldName('definition') ?? statement;
    if (definition.type !== 'class_definition') continue;
    const names = definition.descendantsOfType('assignment').flatMap((assignment) => {
      const left = assignment?.childForFieldName('left');
      const isOwn = left?.type === 'attribute' && left.childForFieldName('object')?.text === 'self';
      return isOwn ? [left.childForFieldName('attribute')!.text] : [];
    });
    found.set(definition.childForFieldName('name')!.text, [...new Set(names)]);
  }
  return found;
}

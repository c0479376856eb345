import type { Surface, SurfaceItem } from '../surface/describe';
import { kindOf } from './kind';
import { isAlias, isProperty, type PythonFunction, type PythonVariable } from './model';
import type { PublicSymbol } from './package';
import { attributeText, declarationOf, functionText, hasDefault, passedParameters } from './render/declaration';

/** Describes the public symbols in the same format as the other SDKs, so that two versions can be compared. */
export function pythonSurface(symbols: readonly PublicSymbol[]): Surface {
  const modules = [...new Set(symbols.map(({ module }) => module))];
  return {
    modules: modules.map((name) => ({
      name,
      symbols: symbols
        .filter(({ module }) => module === name)
        .map((symbol) => ({ ...itemOf(symbol), declaration: declarationOf(symbol) })),
    })),
  };
}

function itemOf(symbol: PublicSymbol): SurfaceItem {
  const { declaration, name } = symbol;
  const members = symbol.members.map(memberItem);
  if (declaration.kind === 'function') return { ...functionItem(declaration), kind: 'function' };
  if (declaration.kind === 'variable')
    return {
      name,
      kind: 'variable',
      type: (isAlias(declaration) ? declaration.value : declaration.type) ?? '',
      ...(members.length > 0 && { members }),
    };
  return {
    name,
    kind: kindOf(symbol) === 'enumerations' ? 'enumeration' : 'class',
    extends: declaration.bases,
    members,
  };
}

const memberItem = (member: PythonFunction | PythonVariable): SurfaceItem =>
  member.kind === 'function' && !isProperty(member) ? functionItem(member) : attributeItem(member);

function functionItem(declaration: PythonFunction): SurfaceItem {
  return {
    name: declaration.name === '__init__' ? 'constructor' : declaration.name,
    kind: declaration.name === '__init__' ? 'constructor' : 'method',
    declaration: functionText(declaration),
    ...(declaration.isAsync && { async: true }),
    signatures: [
      {
        parameters: passedParameters(declaration).map(({ name, type, default: fallback }) => ({
          name,
          kind: 'parameter',
          type: type ?? 'Any',
          optional: fallback !== undefined,
        })),
        returns: declaration.returns ?? 'None',
      },
    ],
  };
}

function attributeItem(member: PythonFunction | PythonVariable): SurfaceItem {
  if (member.kind === 'function')
    return { name: member.name, kind: 'property', type: member.returns ?? 'Any', declaration: attributeText(member) };
  return {
    name: member.name,
    kind: 'property',
    type: member.type ?? member.value ?? '',
    optional: hasDefault(member.value),
  };
}

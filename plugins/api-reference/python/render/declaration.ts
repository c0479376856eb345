import {
  isHidden,
  isProperty,
  type PythonClass,
  type PythonFunction,
  type PythonParameter,
  type PythonVariable,
} from '../model';
import type { PublicSymbol } from '../package';

const width = 84;

/** Prints a symbol as readers see it: without docstrings, and with the name under which they import it. */
export function declarationOf({ name, declaration }: Pick<PublicSymbol, 'name' | 'declaration'>): string {
  if (declaration.kind === 'class') return classText(declaration, name);
  return declaration.kind === 'function' ? functionText(declaration) : variableText(declaration);
}

/** Prints a class with its members. */
function classText(declaration: PythonClass, name: string): string {
  const head = `class ${name}${declaration.bases.length > 0 ? `(${declaration.bases.join(', ')})` : ''}:`;
  const members = declaration.members
    .filter((member) => !isHidden(member.name))
    .map((member) =>
      member.kind === 'function' && !isProperty(member)
        ? `${functionText(member, member.parameters, width - 4)}: ...`
        : attributeText(member),
    );
  const body = members.length > 0 ? members : ['...'];
  return [
    head,
    ...body
      .join('\n')
      .split('\n')
      .map((line) => `    ${line}`),
  ].join('\n');
}

/** Prints a function, on one line if it fits. By default, `self` and `cls` are left out. */
export function functionText(declaration: PythonFunction, given = shownParameters(declaration), room = width): string {
  const { name, isAsync, decorators, returns } = declaration;
  const parameters = given.map(parameterText);
  const start = `${isAsync ? 'async ' : ''}def ${name}(`;
  const end = `)${returns === undefined ? '' : ` -> ${returns}`}`;
  const line = `${start}${parameters.join(', ')}${end}`;
  const text = line.length <= room ? line : `${start}\n${parameters.map((each) => `    ${each},\n`).join('')}${end}`;
  return [...decorators.map((each) => `@${each}`), text].join('\n');
}

/** Returns the parameters that a call's signature shows: all except for `self` and `cls`. */
function shownParameters({ parameters }: PythonFunction): readonly PythonParameter[] {
  const [first, second] = parameters;
  if (first?.name !== 'self' && first?.name !== 'cls') return parameters;
  // In `(self, /, name)`, the separator applies only to `self`.
  return parameters.slice(second?.name === '/' ? 2 : 1);
}

/** Returns the parameters that callers pass, without the separators `*` and `/`. */
export function passedParameters(declaration: PythonFunction): readonly PythonParameter[] {
  return shownParameters(declaration).filter(({ name }) => name !== '*' && name !== '/');
}

function parameterText({ name, type, default: fallback }: PythonParameter): string {
  if (type === undefined) return fallback === undefined ? name : `${name}=${fallback}`;
  return `${name}: ${type}${fallback === undefined ? '' : ` = ${fallback}`}`;
}

/** Prints a field, or a property, which is read like a field. */
export function attributeText(member: PythonFunction | PythonVariable): string {
  return member.kind === 'function' ? `${member.name}: ${member.returns ?? 'Any'}` : variableText(member);
}

/** Prints a field, variable or type alias; defaults that the stub leaves open are not shown. */
function variableText({ name, type, value }: PythonVariable): string {
  const shown = statesDefault(value) ? ` = ${value}` : '';
  return `${name}${type === undefined ? '' : `: ${type}`}${shown}`;
}

/** Whether a field has a default, so that a constructor call can omit the field. */
export const hasDefault = (value: string | undefined): value is string =>
  value !== undefined && !value.startsWith('field(init=False');

/** Whether a stub states a field's default; in a stub, `...` is a default that is not stated. */
export const statesDefault = (value: string | undefined): value is string => hasDefault(value) && value !== '...';

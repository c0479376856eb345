import type { KindFolder } from '../../../src/lib/symbol-kinds';
import { isAlias, isEnumeration, type PythonClass } from './model';
import type { PublicSymbol } from './package';

/** Returns the folder for a symbol's page. */
export function kindOf({ declaration, name }: PublicSymbol): KindFolder {
  if (declaration.kind !== 'class') return declaration.kind === 'function' ? 'functions' : 'variables';
  if (isEnumeration(declaration)) return 'enumerations';
  if (isException(declaration)) return 'exceptions';
  return isEvent(name) ? 'events' : 'classes';
}

function isException({ name, bases }: PythonClass): boolean {
  return bases.includes('Exception') || bases.some((base) => /Error$/.test(base)) || /Error$/.test(name);
}

/** Whether a name refers to a notification; other names with the same prefix refer to parts of notifications. */
const isEvent = (name: string) => /^ServerMessage(?!PeerType$|Track$|TrackType$)/.test(name);

/** Returns the kind of a symbol in readers' terms. */
export function spokenKind(symbol: PublicSymbol): string {
  const spoken: Partial<Record<KindFolder, string>> = {
    functions: 'Function',
    classes: 'Class',
    enumerations: 'Enumeration',
    exceptions: 'Exception',
    events: 'Event',
    variables: isAlias(symbol.declaration) ? 'Type' : 'Constant',
  };
  return spoken[kindOf(symbol)] ?? 'Symbol';
}

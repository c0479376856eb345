import { purposes } from '../purposes';
import type { Diagnostic } from '../../shared/diagnostics';
import type { DocEntry, Docstring } from './docstring';
import { isEnumeration, isProperty, type PythonFunction } from './model';
import { kindOf } from './kind';
import type { PublicSymbol } from './package';
import { passedParameters } from './render/declaration';

const longestSummary = 120;

/**
 * Finds missing documentation: symbols, members and parameters need a description, symbols need a purpose, and classes,
 * functions and exceptions need an example. A return value needs a description, and a described parameter must exist.
 * Also finds entries that have become part of another entry's description.
 */
export function findUndocumentedPython(symbols: readonly PublicSymbol[]): Diagnostic[] {
  return symbols.flatMap((symbol) => {
    const { declaration, home } = symbol;
    const name = symbol.name;
    const place = (line: number) => ({ file: home.file, line });
    const diagnostics: Diagnostic[] = [
      ...docDiagnostics(declaration.doc, name, place(declaration.line)),
      ...categoryDiagnostics(declaration.doc, name, place(declaration.line)),
    ];
    if (needsExample(symbol) && declaration.doc.examples.length === 0)
      diagnostics.push({
        ...place(declaration.line),
        what: `\`${name}\` has no example.`,
        fix: 'Add `Example: title` and a fenced block.',
      });
    if (declaration.kind === 'function')
      diagnostics.push(...callDiagnostics(declaration, name, place(declaration.line)));
    for (const member of symbol.members) {
      const path = `${name}.${member.name}`;
      diagnostics.push(...docDiagnostics(member.doc, path, place(member.line)));
      if (member.kind === 'function' && !isProperty(member))
        diagnostics.push(...callDiagnostics(member, path, place(member.line)));
    }
    return diagnostics;
  });
}

type Place = Pick<Diagnostic, 'file' | 'line'>;

function needsExample(symbol: PublicSymbol): boolean {
  const { declaration } = symbol;
  return kindOf(symbol) !== 'variables' && !(declaration.kind === 'class' && isEnumeration(declaration));
}

function docDiagnostics({ summary }: Docstring, path: string, place: Place): Diagnostic[] {
  if (!summary)
    return [{ ...place, what: `\`${path}\` has no description.`, fix: 'Write a docstring that describes it.' }];
  if (summary.length <= longestSummary && summary.endsWith('.')) return [];
  return [
    {
      ...place,
      what: `The first line of the docstring of \`${path}\` is not a sentence of at most ${longestSummary} characters.`,
      fix: 'Write a short sentence that ends in a period, and put the rest into another paragraph.',
    },
  ];
}

function categoryDiagnostics({ category }: Docstring, name: string, place: Place): Diagnostic[] {
  const known = purposes['server-python'];
  if (known.includes(category)) return [];
  const what = category
    ? `\`Category: ${category}\` of \`${name}\` is not a purpose of the Python SDK.`
    : `\`${name}\` has no \`Category:\`.`;
  return [{ ...place, what, fix: `Use one of: ${known.join(', ')}.` }];
}

function callDiagnostics(declaration: PythonFunction, path: string, place: Place): Diagnostic[] {
  const { doc, returns } = declaration;
  const names = passedParameters(declaration).map(({ name }) => name);
  const described = doc.parameters.map(({ name }) => name);
  const hasResult = declaration.name !== '__init__' && returns !== undefined && returns !== 'None';
  return [
    ...names
      .filter((name) => !described.includes(name))
      .map((name) => ({
        ...place,
        what: `Parameter \`${name}\` of \`${path}\` has no description.`,
        fix: `Add it to \`Args:\`.`,
      })),
    ...described
      .filter((name) => !names.includes(name))
      .map((name) => ({ ...place, what: `\`${path}\` has no parameter \`${name}\`.`, fix: 'Remove it from `Args:`.' })),
    ...[...doc.parameters, ...doc.raises].flatMap((entry) => swallowedEntry(entry, path, place)),
    ...(hasResult && !doc.returns
      ? [{ ...place, what: `The return value of \`${path}\` has no description.`, fix: 'Add `Returns:`.' }]
      : []),
  ];
}

/** Finds an entry that is indented like a continuation line and has therefore become part of the entry above it. */
function swallowedEntry({ name, text }: DocEntry, path: string, place: Place): Diagnostic[] {
  const [, swallowed] = /\. (\*{0,2}[\w.]+): [A-Z]/.exec(text) ?? [];
  if (!swallowed) return [];
  return [
    {
      ...place,
      what: `The description of \`${name}\` in the docstring of \`${path}\` contains the entry \`${swallowed}\`.`,
      fix: `Start a line with \`${swallowed}:\`, indented like \`${name}:\`.`,
    },
  ];
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { sdkTitles } from '../../../src/lib/sdks';
import type { SymbolEntry } from '../symbol-index';
import { findRouteClashes } from '../route-clashes';
import { throwDiagnostics } from '../../shared/diagnostics';
import { root, type DocsVersion } from '../../shared/versions';
import { writeFiles } from '../../shared/write-files';
import { headingAnchor } from '../render/anchors';
import { findUndocumentedPython } from './documented';
import { kindOf } from './kind';
import { readPackage, resolveName, type PublicSymbol, type PythonPackage } from './package';
import { pythonParser } from './parser';
import { linkedProse } from './render/prose';
import { renderPythonPage } from './render/page';
import { relatedOf } from './related';
import { supportingTypes } from './supporting';
import { pythonSurface } from './surface';

/**
 * Generates the reference pages and the symbol index of the Python SDK in one version.
 *
 * @param output - folder for `pages/<kind>/<Name>.mdx`, `symbols.json` and `surface.json`; it is emptied first.
 * @throws ContentDiagnostics when a symbol has no description or no known purpose, or has the same route as another.
 */
export async function generatePython(version: DocsVersion, output: string): Promise<void> {
  const parse = await pythonParser();
  const { modules, symbols } = await readPackage(version);
  const sdk = { modules, symbols: symbols.map((symbol) => withoutInternalBases(symbol, modules)) };
  const entries = sdk.symbols.map(entryOf);
  const declared = entries.map((entry, at) => ({ ...entry, ...placeOf(sdk.symbols[at]!) }));
  throwDiagnostics([...findUndocumentedPython(sdk.symbols), ...findRouteClashes(declared)]);
  const pages = sdk.symbols.map((symbol, index) => {
    const entry = entries[index]!;
    const page = renderPythonPage(symbol, {
      prose: linkedProse(entry, entries),
      sdkTitle: sdkTitles['server-python'],
      supporting: supportingTypes(parse, symbol, sdk),
      related: relatedOf(parse, symbol, sdk, entries),
    });
    return [`pages/${entry.kind}/${entry.name}.mdx`, page] as const;
  });
  rmSync(path.join(root, output), { recursive: true, force: true });
  writeFiles(
    path.join(root, output),
    new Map([
      ...pages,
      ['symbols.json', JSON.stringify(entries)],
      ['surface.json', JSON.stringify(pythonSurface(sdk.symbols))],
    ]),
  );
}

/** Leaves out base classes that readers cannot import, such as the class that sends requests. */
function withoutInternalBases(symbol: PublicSymbol, modules: PythonPackage['modules']): PublicSymbol {
  const { declaration, home } = symbol;
  if (declaration.kind !== 'class') return symbol;
  const isInternal = (base: string) => resolveName(modules, home, base)?.home.name.includes('._') ?? false;
  return { ...symbol, declaration: { ...declaration, bases: declaration.bases.filter((base) => !isInternal(base)) } };
}

const placeOf = ({ home, declaration }: PublicSymbol) => ({ file: home.file, line: declaration.line });

function entryOf(symbol: PublicSymbol): SymbolEntry {
  const { name, module, declaration, members } = symbol;
  const kind = kindOf(symbol);
  return {
    name,
    sdk: 'server-python',
    kind,
    specifier: module,
    purpose: declaration.doc.category,
    summary: declaration.doc.summary,
    page: `api/server-python/${kind}/${name}`,
    deprecated: false,
    members: members
      .filter((member) => member.name !== '__init__')
      .map((member) => ({ name: member.name, anchor: headingAnchor(member.name, name) })),
  };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwDiagnostics, type Diagnostic } from '../../shared/diagnostics';
import { root, type DocsVersion } from '../../shared/versions';
import { convertSdk } from './convert';
import { categoryOf, commentOf, findUndocumented, summaryLine } from './documented';
import { allMembers, exportedSymbols, INTERNAL_MODULE, kindFolder, supportingTypes } from './model';
import type { ExportedSymbol } from './exported-symbol';
import { giveMethodsTypes } from './method-types';
import { entryPoints } from '../packages';
import { headingAnchor, memberAnchor } from '../render/anchors';
import { declarationTexts } from '../render/declaration-text';
import { supportingTypesOf } from './references';
import { renderPage } from '../render/page';
import type { PageTools } from '../render/page-tools';
import { describeExports } from '../surface/describe';
import { defineTheme } from './typedoc-theme';
import { usesOf } from './uses';
import { variantMembers } from './variants';
import type { TypeScriptSdk } from '../../../src/lib/sdks';
import type { SymbolEntry } from '../symbol-index';

/**
 * Generates the reference pages and the symbol index of one SDK in one version.
 *
 * @param output - folder for `pages/<kind>/<Name>.mdx`, `symbols.json` and `surface.json`; it is emptied first.
 * @throws ContentDiagnostics when a symbol has no description or no known purpose, or has the same route as another.
 */
export async function generateSdk(version: DocsVersion, sdk: TypeScriptSdk, output: string): Promise<void> {
  const entries = entryPoints(version, sdk);
  const theme = `${version.name} ${sdk}`;
  const { app, project } = await convertSdk(
    version,
    sdk,
    ['typedoc-plugin-markdown', 'typedoc-plugin-missing-exports'],
    { theme, router: theme, internalModule: INTERNAL_MODULE, fileExtension: '.mdx' },
  );
  giveMethodsTypes(project);
  const symbols = exportedSymbols(project, entries);
  throwDiagnostics([...findUndocumented(symbols, sdk), ...findRouteClashes(symbols, version, sdk)]);

  const internals = supportingTypes(project);
  const texts = await declarationTexts([
    ...symbols.flatMap(({ reflection }) => [reflection, ...allMembers(reflection)]),
    ...internals,
  ]);
  const uses = usesOf(symbols);
  defineTheme(app, theme, entries, (symbol, render, linkTo) => {
    const supporting = supportingTypesOf(symbol.reflection);
    const local = supporting.map(({ name }) => name).join(',');
    const tools: PageTools = {
      render,
      linkTo,
      signature: (reflection) =>
        `\`\`\`ts signature${local && ` local="${local}"`}\n${texts.get(reflection) ?? ''}\n\`\`\``,
      anchorPrefix: (owner) => (owner === symbol.reflection ? '' : `${memberAnchor(owner.name)}-`),
    };
    return renderPage(symbol, sdk, supporting, uses.get(symbol.reflection) ?? [], tools);
  });

  rmSync(path.join(root, output), { recursive: true, force: true });
  mkdirSync(path.join(root, output), { recursive: true });
  await app.outputs.writeOutput({ name: 'markdown', path: path.join(root, output, 'pages') }, project);
  if (app.logger.hasErrors())
    throw new Error(`TypeDoc reported errors in ${version.sdksDir}/${sdk}; they are printed above.`);
  writeFileSync(
    path.join(root, output, 'symbols.json'),
    JSON.stringify(symbols.map((symbol) => describeEntry(symbol, sdk))),
  );
  writeFileSync(path.join(root, output, 'surface.json'), JSON.stringify(describeExports(symbols, texts)));
}

function describeEntry({ reflection, specifier }: ExportedSymbol, sdk: TypeScriptSdk): SymbolEntry {
  const comment = commentOf(reflection);
  const kind = kindFolder(reflection);
  return {
    name: reflection.name,
    sdk,
    kind,
    specifier,
    purpose: comment ? categoryOf(comment) : '',
    summary: comment ? summaryLine(comment) : '',
    page: `api/${sdk}/${kind}/${reflection.name}`,
    deprecated: Boolean(comment?.getTag('@deprecated')),
    members: [
      ...allMembers(reflection)
        .filter(({ name }) => name !== 'constructor')
        .map(({ name }) => ({ name, anchor: headingAnchor(name, reflection.name) })),
      ...variantMembers(reflection).map((member) => ({ name: member.reflection.name, anchor: member.anchor })),
    ],
  };
}

/** Finds symbols with the same kind and name in different modules of an SDK. They would have the same route. */
export function findRouteClashes(
  symbols: readonly ExportedSymbol[],
  version: DocsVersion,
  sdk: TypeScriptSdk,
): Diagnostic[] {
  const byRoute = new Map<string, ExportedSymbol[]>();
  for (const symbol of symbols) {
    const route = `${kindFolder(symbol.reflection)}/${symbol.reflection.name}`.toLowerCase();
    byRoute.set(route, [...(byRoute.get(route) ?? []), symbol]);
  }
  return [...byRoute.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      file: group[1]?.reflection.sources?.[0]?.fileName ?? `${version.sdksDir}/${sdk}`,
      line: group[1]?.reflection.sources?.[0]?.line,
      what: `${group.map(({ reflection, specifier }) => `\`${reflection.name}\` of ${specifier}`).join(' and ')} would have the same route, api/${sdk}/${kindFolder(group[0]!.reflection)}/${group[0]!.reflection.name}.`,
      fix: 'Export the symbol from only one module, or rename one of them.',
    }));
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { throwDiagnostics } from '../../shared/diagnostics';
import { root, type DocsVersion } from '../../shared/versions';
import { convertSdk } from './convert';
import { categoryOf, commentOf, findUndocumented, placeOf, summaryLine } from './documented';
import { allMembers, exportedSymbols, INTERNAL_MODULE, kindFolder, supportingTypes } from './model';
import type { ExportedSymbol } from './exported-symbol';
import { giveMethodsTypes } from './method-types';
import { entryPoints } from '../packages';
import { headingAnchor, memberAnchor } from '../render/anchors';
import { declarationTexts } from '../render/declaration-text';
import { supportingTypesOf } from './references';
import { renderPage } from '../render/page';
import type { PageTools } from '../render/page-tools';
import { findRouteClashes } from '../route-clashes';
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
  const index = symbols.map((symbol) => describeEntry(symbol, sdk));
  const declared = index.map((entry, at) => ({ ...entry, ...placeOf(symbols[at]!.reflection) }));
  throwDiagnostics([...findUndocumented(symbols, sdk), ...findRouteClashes(declared)]);

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
  writeFileSync(path.join(root, output, 'symbols.json'), JSON.stringify(index));
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

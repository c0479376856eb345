import path from 'node:path';
import type { InlineCode, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { sinceOf } from '../../api-reference/history/since';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import { findSymbol, symbolIndex } from '../../api-reference/symbol-index';
import { pythonParser, type ParsePython } from '../../api-reference/python/parser';
import { ContentDiagnostics, type Diagnostic } from '../../shared/diagnostics';
import { root, versionOfFile, type DocsVersion } from '../../shared/versions';
import { checkTypeScript, typeScriptOf } from './checked-sample';
import { highlightSample, hrefOf } from './highlighter';
import type { SymbolLink } from './highlight';
import { isKnownLanguage, unknownLanguage } from './languages';
import { samplesIn } from './extract';
import { metaValue } from './meta-value';
import { hasFlag, isPython, plainCode, titleOf, type Sample } from './sample';
import type { Hover } from './typescript';
import { linksOfPythonImports, linksOfPythonSignature } from './python-links';
import { importedNames, linksOfImports, linksOfSignature } from './symbol-links';

/**
 * Replaces every fence of a page with a `CodeBlock` whose colors, types and links are computed at build time.
 *
 * Inline code that ends in `{:ts}` or `{:py}` is highlighted as a type, with links.
 *
 * @throws ContentDiagnostics for all samples of the page that do not compile or have an unknown language.
 */
export default function remarkCodeSamples() {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = path.relative(root, vfile.path);
    const version = versionOfFile(file);
    if (!version) return;
    const types: InlineCode[] = [];
    visit(tree, 'inlineCode', (node) => {
      if (inlineType.test(node.value)) types.push(node);
    });
    const { fences, diagnostics } = samplesIn(file, tree, version);
    const samples = fences.map(({ sample }) => sample);
    const page: PageContext = { file, version, local: localNames(samples), parsePython: await pythonParser() };
    const checked = await checkTypeScript(version, typeScriptOf(samples));
    diagnostics.push(...[...checked.values()].flatMap((each) => each.diagnostics));
    for (const { node, sample } of fences) {
      const block = await blockFor(sample, checked.get(sample)?.hovers ?? [], page, diagnostics);
      if (block) Object.assign(node, block);
    }
    for (const node of types) await replaceInline(node, page);
    if (diagnostics.length > 0) throw new ContentDiagnostics(diagnostics);
  };
}

interface PageContext {
  readonly file: string;
  readonly version: DocsVersion;
  /** Types that the page itself describes. */
  readonly local: ReadonlySet<string>;
  readonly parsePython: ParsePython;
}

/**
 * Returns the names from `local="A,B"` in the page's fences, which list the types that a reference page describes.
 */
function localNames(samples: readonly Sample[]): ReadonlySet<string> {
  return new Set(samples.flatMap(({ meta }) => metaValue(meta, 'local')?.split(',') ?? []));
}

async function blockFor(
  sample: Sample,
  types: readonly Hover[],
  page: PageContext,
  diagnostics: Diagnostic[],
): Promise<MdxJsxFlowElement | undefined> {
  if (!isKnownLanguage(sample.lang)) {
    diagnostics.push(unknownLanguage(sample));
    return undefined;
  }
  const { html, hovers } = await highlightSample(
    page.version,
    sample,
    withNews(sample, types, page),
    linksIn(sample, page),
  );
  // The syntax highlighter also supports marks for several lines, which would stay in the code that readers copy.
  if ([html, plainCode(sample).code].some((text) => text.includes('[!code'))) {
    const { file, line } = sample;
    const fix = 'End the line with `// [!code ++]`, `--` or `highlight`; inside JSX write `{/* [!code ++] */}`.';
    diagnostics.push({ file, line, what: 'The sample has an unknown mark.', fix });
  }
  const props = {
    html,
    hovers: hovers.length > 0 ? JSON.stringify(hovers) : undefined,
    lang: sample.lang,
    title: titleOf(sample),
    flag: hasFlag(sample, 'signature') ? 'signature' : undefined,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes(props),
    children: [],
  };
}

/** Adds "New in …" to the tooltips of symbols and members that the page's version introduced. */
function withNews(sample: Sample, types: readonly Hover[], { version }: PageContext): Hover[] {
  const { code } = plainCode(sample);
  const imported = new Map(importedNames(code).map(({ name, sdk }) => [name, sdk]));
  return types.map((hover) => {
    const [, owner, member = ''] = /^\((?:property|method)\) (\w+)\.(\w+)/.exec(hover.text) ?? [];
    const name = owner ?? code.slice(hover.start, hover.start + hover.length);
    // A member may belong to a type that the sample does not name.
    const sdk = imported.get(name) ?? (owner && [...imported.values()][0]);
    const entry = sdk && findSymbol(symbolIndex(version), sdk, name, 'value', member);
    const isNew = entry && sinceOf(entry, version.name, member) === version.name;
    return isNew ? { ...hover, docs: [`New in ${version.name}.`, hover.docs].filter(Boolean).join(' ') } : hover;
  });
}

function linksIn(sample: Sample, page: PageContext): SymbolLink[] {
  const { code } = plainCode(sample);
  // An import on a symbol's own page would link to the page itself.
  if (hasFlag(sample, 'generated')) return [];
  if (hasFlag(sample, 'signature')) return linksInType(code, page, false);
  if (isPython(sample)) return linksOfPythonImports(page.parsePython, code, symbolIndex(page.version), hrefOf);
  return linksOfImports(code, symbolIndex(page.version), hrefOf);
}

/** Returns the links of a signature or a type on a reference page; other pages have none. */
function linksInType(code: string, { file, version, local, parsePython }: PageContext, isType: boolean): SymbolLink[] {
  const sdk = sdkOfPage(file);
  if (!sdk) return [];
  const page = pageOfFile(file, version);
  if (sdk === 'server-python')
    return linksOfPythonSignature(parsePython, code, isType, page, symbolIndex(version), hrefOf, local);
  return linksOfSignature(code, sdk, page, symbolIndex(version), hrefOf, local);
}

const inlineType = /\{:(ts|py)\}$/;

async function replaceInline(node: InlineCode, page: PageContext): Promise<void> {
  const code = node.value.replace(inlineType, '');
  const lang = inlineType.exec(node.value)?.[1] ?? 'ts';
  const sample: Sample = { file: page.file, line: node.position?.start.line ?? 0, lang, meta: '', code };
  const { html } = await highlightSample(page.version, sample, [], linksInType(code, page, true));
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'TypeCode',
    attributes: attributes({ html: html.replace(/^<span class="line">([\s\S]*)<\/span>$/, '$1') }),
    children: [],
  };
  Object.assign(node, element);
}

/** Returns the path of a page below its version's docs folder, without extension, as in the symbol index. */
const pageOfFile = (file: string, { docsDir }: DocsVersion) => file.slice(docsDir.length + 1).replace(/\.mdx$/, '');

/** Returns the SDK whose reference a file belongs to. */
function sdkOfPage(file: string): Sdk | undefined {
  return sdks.find((sdk) => file.includes(`/api/${sdk}/`));
}

function attributes(props: Record<string, string | undefined>): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value } as const],
  );
}

import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit, SKIP } from 'unist-util-visit';
import { packageNames } from '../api-reference/packages';
import { isPython, type Sample } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import { attributeOf } from '../shared/mdx';

const languages = ['typescript', 'python'] as const;

/** Reasons why pages show server code in one language only, by page path without extension. */
export type OneLanguagePages = Readonly<Record<string, string>>;

/**
 * Finds steps in a guide that show the server SDK in only one language: tabs that lack a language, and server SDK
 * samples outside tabs.
 *
 * @param page - path of the page below the version's docs folder, without extension.
 * @param samples - the page's samples, in the order of its fences.
 */
export function findOneLanguageDiagnostics(
  file: string,
  page: string,
  tree: Root,
  samples: readonly Sample[],
  reasons: OneLanguagePages,
): Diagnostic[] {
  if (Object.hasOwn(reasons, page)) return [];
  const fix = `Add the missing language, or add \`${page}\` with the reason to plugins/content-checks/one-language.json.`;
  const diagnostics: Diagnostic[] = [];
  const inTabs = new Set<number>();
  visit(tree, (node) => {
    if (!isServerTabs(node)) return undefined;
    const found = tabsOf(node);
    for (const language of languages.filter((each) => !found.includes(each)))
      diagnostics.push({ file, line: lineOf(node), what: `These tabs have no tab for \`${language}\`.`, fix });
    visit(node, 'code', (fence) => void inTabs.add(lineOf(fence) + 1));
    return SKIP;
  });
  for (const sample of samples) {
    if (inTabs.has(sample.line) || !usesServerSdk(sample)) continue;
    diagnostics.push({
      file,
      line: sample.line,
      what: 'This sample shows the server SDK in one language only.',
      fix: `Put it in tabs with the group \`server-language\`. ${fix}`,
    });
  }
  return diagnostics;
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function isServerTabs(node: Nodes): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' && node.name === 'Tabs' && attributeOf(node, 'groupId') === 'server-language'
  );
}

function tabsOf(tabs: MdxJsxFlowElement): (string | undefined)[] {
  return tabs.children.flatMap((child) =>
    child.type === 'mdxJsxFlowElement' && child.name === 'TabItem' ? [attributeOf(child, 'value')] : [],
  );
}

function usesServerSdk(sample: Sample): boolean {
  return sample.code.includes(isPython(sample) ? 'fishjam' : `'${packageNames.server}'`);
}

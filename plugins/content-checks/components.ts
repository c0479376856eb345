import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../shared/diagnostics';

/**
 * Components that guides may use without importing them; see `src/theme/MDXComponents/index.tsx`.
 * `plugins/markdown/` replaces `SectionPages` and `Symptoms` with lists.
 */
export const components: readonly string[] = ['Tabs', 'TabItem', 'SectionPages', 'Symptoms'];

/** Finds components that a page uses but does not import, and that the site does not provide. */
export function findComponentDiagnostics(file: string, tree: Root): Diagnostic[] {
  const known = new Set(components);
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [name] of withoutStrings(value).matchAll(/\b[A-Z]\w*/g)) known.add(name);
  });
  const diagnostics: Diagnostic[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const [name = ''] = node.name?.split('.') ?? [];
    if (!/^[A-Z]/.test(name) || known.has(name)) return;
    diagnostics.push({
      file,
      line: node.position?.start.line ?? 1,
      what: `\`<${name}>\` is not a component that this page can use.`,
      fix: `Use one of: ${components.join(', ')}. Import any other component at the top of the page.`,
    });
  });
  return diagnostics;
}

/** Removes the paths of imports, so that only the imported names remain. */
const withoutStrings = (code: string): string => code.replaceAll(/(['"]).*?\1/g, '');

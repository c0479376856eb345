import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../shared/diagnostics';
import { pageKinds, type PageKindName } from './page-kinds';

/** Finds sections that are missing from a page, or not in the order of the template for its kind. */
export function findStructureDiagnostics(file: string, kind: PageKindName, tree: Root): Diagnostic[] {
  const { sections, steps } = pageKinds[kind];
  const headings: { text: string; line: number }[] = [];
  visit(tree, 'heading', (node: Heading) => {
    if (node.depth === 2) headings.push({ text: toString(node), line: node.position?.start.line ?? 1 });
  });
  const found = sections.map((section) => headings.findIndex(({ text }) => text === section));
  const missing = sections.filter((_, index) => (found[index] ?? -1) < 0);
  const diagnostics: Diagnostic[] = missing.map((section) => ({
    file,
    line: 1,
    what: `A ${kind} page needs a section "${section}"; this one has none.`,
    fix: `Add \`## ${section}\`; see templates/${kind}.mdx for its position.`,
  }));
  const order = found.filter((index) => index >= 0);
  if (order.some((index, position) => position > 0 && index < (order[position - 1] ?? 0))) {
    diagnostics.push({
      file,
      line: 1,
      what: `The sections of this ${kind} page are not in the order of its template.`,
      fix: `Put them in this order: ${sections.join(', ')}.`,
    });
  }
  if (steps && !headings.some(({ text }) => /^\d+\. /.test(text))) {
    diagnostics.push({
      file,
      line: 1,
      what: `A ${kind} page needs numbered steps; this one has none.`,
      fix: 'Write each step as a heading such as `## 1. Create the app`.',
    });
  }
  return diagnostics;
}

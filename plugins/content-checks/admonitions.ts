import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../shared/diagnostics';

/** Admonitions that the site renders; see `src/theme/Admonition/Types.tsx`. */
export const admonitions: readonly string[] = ['note', 'warning', 'caution', 'danger'];

/** Finds admonitions of a type that the site does not render, such as `:::tip`. */
export function findAdmonitionDiagnostics(file: string, tree: Root): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'containerDirective', ({ name, position }) => {
    if (admonitions.includes(name)) return;
    diagnostics.push({
      file,
      line: position?.start.line ?? 1,
      what: `This site does not support the admonition \`:::${name}\`.`,
      fix: `Use one of: ${admonitions.join(', ')}.`,
    });
  });
  return diagnostics;
}

import { isEndOfTabs } from '../../../src/lib/markdown-tabs';
import type { Diagnostic } from '../../shared/diagnostics';

const marks: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /<\/?[A-Za-z][^\s>]*|<!/, what: 'a tag' },
  { pattern: /^\s*(?:import|export) .+ from ['"]/, what: 'an import of MDX' },
  { pattern: /\bclassName=|\{\/\*/, what: 'JSX' },
];

/**
 * Finds HTML or MDX that remains in a page's Markdown.
 *
 * @param markdown - the whole file.
 * @param file - source file of the page, relative to the project root.
 * @returns a problem for each leftover; empty if there are none.
 */
export function leftovers(markdown: string, file: string): Diagnostic[] {
  return proseLines(markdown).flatMap((line) =>
    marks.flatMap(({ pattern, what }) => {
      const found = pattern.exec(line)?.[0];
      if (found === undefined) return [];
      return {
        file,
        what: `The page shows ${what} as text: ${found.trim()}`,
        fix: 'Put code in backticks, and remove text that readers should not see.',
      };
    }),
  );
}

/** Returns the lines outside fences, without inline code and without the marks that end tabs. */
function proseLines(markdown: string): string[] {
  let fence: string | undefined;
  return markdown.split('\n').flatMap((line) => {
    const mark = /^[\s>-]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = mark;
      return mark === undefined && !isEndOfTabs(line) ? [line.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')] : [];
    }
    if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined;
    return [];
  });
}

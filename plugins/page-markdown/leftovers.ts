import type { Fault } from '../shared/faults';

const marks: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /<\/?[A-Za-z][^\s>]*|<!/, what: 'what looks like a tag' },
  { pattern: /^\s*(?:import|export) .+ from ['"]/, what: 'an import of MDX' },
  { pattern: /\bclassName=|\{\/\*/, what: 'JSX' },
];

/**
 * Says what is left in a page's Markdown of the HTML, or of the MDX, that it was made from.
 *
 * @param markdown - the whole file.
 * @param file - where an author corrects it, relative to the project root.
 * @returns a fault for each line with something; none when all is well.
 */
export function leftovers(markdown: string, file: string): Fault[] {
  return proseLines(markdown).flatMap((line) =>
    marks.flatMap(({ pattern, what }) => {
      const found = pattern.exec(line)?.[0];
      if (found === undefined) return [];
      return {
        file,
        what: `The page shows ${what} as text: ${found.trim()}`,
        fix: 'Put what is code into backticks, and take out what is not meant to be read.',
      };
    }),
  );
}

/** The lines outside of fences, without inline code. */
function proseLines(markdown: string): string[] {
  let fence: string | undefined;
  return markdown.split('\n').flatMap((line) => {
    const mark = /^[\s>-]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = mark;
      return mark === undefined ? [line.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')] : [];
    }
    if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined;
    return [];
  });
}

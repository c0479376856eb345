import type { Sample } from '../markdown/code-samples/sample';

const start = /^[ \t]*(`{3,}|~{3,})([\w-]*)([^\n`]*)$/;

/**
 * Finds the code fences of a page, except diagrams, without parsing the page. Parsing would add several seconds to a
 * build.
 *
 * `tests/unit/evidence.test.ts` compares the result with the parser's result for all pages.
 */
export function fencesOf(source: string): Pick<Sample, 'lang' | 'meta'>[] {
  const fences: Pick<Sample, 'lang' | 'meta'>[] = [];
  let open: string | undefined;
  for (const line of source.split('\n')) {
    const [, marks = '', lang = '', meta = ''] = start.exec(line) ?? [];
    if (open) {
      if (line.trim().startsWith(open) && line.trim().replaceAll(open[0]!, '') === '') open = undefined;
    } else if (marks) {
      open = marks;
      if (lang !== 'mermaid') fences.push({ lang: lang || 'text', meta: meta.trim() });
    }
  }
  return fences;
}

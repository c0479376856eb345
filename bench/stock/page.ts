import { samplesIn } from '../../plugins/markdown/code-samples/extract';
import { parsePage } from '../../plugins/shared/mdx';
import { plainCode, titleOf } from '../../plugins/markdown/code-samples/sample';
import type { DocsVersion } from '../../plugins/shared/versions';

/** A part of a text and its replacement. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Components of the framework's theme that our pages use without importing them. */
const themeComponents = ['Tabs', 'TabItem', 'DocCardList'];

/**
 * Rewrites a page for a site without our plugins and components. The words, code and tables remain the same.
 *
 * Code that the page takes from an example is inserted. Diagrams remain source code in a code block. The two images of
 * the first page are left out.
 *
 * @param file - file of the page, relative to the project root.
 */
export function stockPage(file: string, source: string, version: DocsVersion): string {
  const filled = replaced(source, filledFences(file, source, version))
    .replaceAll(/^import \w+ from '@site\/.*\n/gm, '')
    // Replaced with the framework's own list of the pages in a folder.
    .replaceAll('<SectionPages />', '<DocCardList />')
    // The framework has no list of symptoms.
    .replaceAll('<Symptoms />', '')
    .replaceAll(/<(?:RoomDiagram|TaskIcon)\b[^>]*\/>/g, '')
    .replaceAll(/<(\/?)Anchor\b/g, '<$1span')
    .replaceAll('{:ts}`', '`');
  const imports = themeComponents
    .filter((name) => new RegExp(`<${name}\\b`).test(filled))
    .map((name) => `import ${name} from '@theme/${name}';\n`);
  return imports.length === 0
    ? filled
    : filled.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => `${frontMatter}\n${imports.join('')}\n`);
}

/** Rewrites code fences that use `file="…"` or line-end marks. The stock site supports neither. */
function filledFences(file: string, source: string, version: DocsVersion): Replacement[] {
  return samplesIn(file, parsePage(source), version).fences.flatMap(({ node, sample }) => {
    const { start, end } = node.position ?? {};
    const { code } = plainCode(sample);
    if (start?.offset === undefined || end?.offset === undefined || code === node.value) return [];
    const title = titleOf(sample);
    const fence = [`\`\`\`${sample.lang}${title ? ` title="${title}"` : ''}`, ...code.split('\n'), '```'];
    return [{ start: start.offset, end: end.offset, text: fence.join(`\n${' '.repeat(start.column - 1)}`) }];
  });
}

/** Replaces non-overlapping parts of a text. */
function replaced(text: string, parts: readonly Replacement[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((current, { start, end, text: part }) => current.slice(0, start) + part + current.slice(end), text);
}

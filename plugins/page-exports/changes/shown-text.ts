import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { exampleReference, viewOf } from '../../markdown/code-samples/example-view';
import { pagesOfSection, type SectionPage } from '../../markdown/section-pages/pages-of-section';
import { frontMatterOfPage } from '../../shared/guide-pages';

/** Matches a fence with its code. The first group is the text after the language. */
const fences = /^[ \t]*```\w*([^\n]*)\n[\s\S]*?^[ \t]*```[ \t]*$/gm;

/**
 * Returns the text that readers see on a page, for comparison with other versions. It consists of the title, the
 * description, the body without link targets, code from examples, and the pages that a landing page lists.
 *
 * @param file - path of the page's source.
 * @param examples - folder with the examples for the page's version.
 */
export function shownText(file: string, examples: string): string {
  const source = readFileSync(file, 'utf8');
  const { title, description } = parse(frontMatterOfPage.exec(source)?.[1] ?? '{}') as Record<string, unknown>;
  const parts: unknown[] = [title, description];
  let end = 0;
  const body = source.replace(frontMatterOfPage, '');
  for (const fence of body.matchAll(fences)) {
    parts.push(textWithoutTargets(body.slice(end, fence.index)), fence[0], ...exampleCode(fence[1] ?? '', examples));
    end = fence.index + fence[0].length;
  }
  parts.push(textWithoutTargets(body.slice(end)));
  if (body.includes('<SectionPages')) parts.push(pagesOfSection(path.dirname(file)).map(shownInSection));
  return JSON.stringify(parts);
}

/** Removes link targets, which differ between versions even if they lead to the same page. */
const textWithoutTargets = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)|\b(?:href|to)=(?:"[^"]*"|\{`[^`]*`\})/g, ']');

function exampleCode(meta: string, examples: string): string[] {
  const reference = exampleReference(meta);
  return reference ? [viewOf(readFileSync(path.join(examples, reference.path), 'utf8'), reference).code] : [];
}

const shownInSection = ({ title, description, pages }: SectionPage): unknown => [
  title,
  description,
  pages.map(shownInSection),
];

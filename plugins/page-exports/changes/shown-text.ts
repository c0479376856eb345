import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { parse } from 'yaml';
import { guidesOfSymbol } from '../../../src/lib/guides-of-symbol';
import { exampleReference, viewOf } from '../../markdown/code-samples/example-view';
import { pagesOfSection, type SectionPage } from '../../markdown/section-pages/pages-of-section';
import { symptomGroups, type SymptomGroup } from '../../markdown/symptoms/symptom-groups';
import { frontMatterOfPage } from '../../shared/guide-pages';
import { docsVersion } from '../../shared/versions';

/** Matches a fence with its code. The first group is the text after the language. */
const fences = /^[ \t]*```\w*([^\n]*)\n[\s\S]*?^[ \t]*```[ \t]*$/gm;

/**
 * Creates a function that returns the text of a page, given the page's version and source. Each page is read once.
 *
 * Sources are compared, because pages are rendered before their Markdown exists. `e2e/page-changes.test.ts` compares
 * the Markdown of all pages with the result.
 */
export function shownTexts(siteDir: string): (version: string, source: string) => string {
  const texts = new Map<string, string>();
  return (version, source) => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const text = texts.get(file) ?? shownText(file, version, path.join(siteDir, 'examples', version));
    texts.set(file, text);
    return text;
  };
}

/**
 * Returns the text that readers see on a page, for comparison with other versions. It consists of the title, the
 * description, the body without link targets, code from examples, and the pages or symptoms that a landing page lists.
 *
 * @param file - path of the page's source.
 * @param version - name of the page's version.
 * @param examples - folder with the examples for the page's version.
 */
function shownText(file: string, version: string, examples: string): string {
  const source = readFileSync(file, 'utf8');
  const { title, description } = parse(frontMatterOfPage.exec(source)?.[1] ?? '{}') as Record<string, unknown>;
  const parts: unknown[] = [title, description];
  let end = 0;
  const body = source.replace(frontMatterOfPage, '').replace(guidesOfSymbol, '').trimEnd();
  for (const fence of body.matchAll(fences)) {
    parts.push(textWithoutTargets(body.slice(end, fence.index)), fence[0], ...exampleCode(fence[1] ?? '', examples));
    end = fence.index + fence[0].length;
  }
  parts.push(textWithoutTargets(body.slice(end)));
  if (body.includes('<SectionPages')) parts.push(pagesOfSection(path.dirname(file)).map(shownInSection));
  if (body.includes('<Symptoms')) parts.push(symptomGroups(docsVersion(version)).map(shownInGroup));
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

const shownInGroup = ({ heading, guides }: SymptomGroup): unknown => [
  heading,
  guides.map(({ title, symptoms }) => [title, symptoms]),
];

import type { PhrasingContent, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';
import type { GuidePage } from '../../shared/guide-pages';
import { parsePage } from '../../shared/mdx';
import { memoize } from '../../shared/memoize';
import { sdksOfPage } from '../../shared/sdks-of-page';
import { sdksOfTabs } from '../../shared/sdks-of-tabs';

/** A symptom or error message from the Troubleshooting section of a guide. */
export interface Symptom {
  /** The symptom as the guide formats it, without links. */
  readonly content: PhrasingContent[];
  /** SDKs of the surrounding tab or, if there is none, of the guide. */
  readonly sdks: readonly Sdk[];
}

/** The symptoms in a guide, and the problems in its Troubleshooting section. */
interface SymptomsOfGuide {
  readonly symptoms: readonly Symptom[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Matches the Troubleshooting section of a guide, with its heading. */
const section = /^## Troubleshooting[ \t]*$[\s\S]*?(?=^## |(?![\s\S]))/m;

/** Parses a section once, because a build lists the symptoms several times and most sections are in several versions. */
const parseSection = memoize(parsePage);

/** Lists the symptoms in a guide: the first cell of each table row in its Troubleshooting section. */
export function symptomsOfGuide({ file, source, frontMatter }: GuidePage): SymptomsOfGuide {
  const symptoms: Symptom[] = [];
  const diagnostics: Diagnostic[] = [];
  const found = section.exec(source);
  if (!found) return { symptoms, diagnostics };
  let tree: Root;
  try {
    // The blank lines keep the line numbers. The rest of the page is left out, because parsing it takes long.
    tree = parseSection(source.slice(0, found.index).replaceAll(/.+/g, '') + found[0]);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const what = `The Troubleshooting section is not valid MDX: ${reason ?? String(error)}`;
    return {
      symptoms,
      diagnostics: [{ file, line, what, fix: 'Escape `<` and `{` outside code, and close every tag.' }],
    };
  }
  visitParents(tree, 'table', ({ children: [, ...rows] }, ancestors) => {
    const tabs = sdksOfTabs(ancestors);
    const sdks = tabs.length > 0 ? tabs : sdksOfPage(frontMatter);
    for (const { children, position } of rows) {
      const content = inlineContent(children[0]?.children ?? []);
      if (content.length > 0) symptoms.push({ content, sdks });
      else
        diagnostics.push({
          file,
          line: position?.start.line,
          what: 'This row of the Troubleshooting table has no symptom.',
          fix: 'Write the symptom or the error message in the first cell.',
        });
    }
  });
  return { symptoms, diagnostics };
}

/** Copies inline content without links, because the symptom becomes a link, and without its position in the guide. */
function inlineContent(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'link' || node.type === 'linkReference') return inlineContent(node.children);
    const copy = { ...node, position: undefined };
    return ['children' in copy ? { ...copy, children: inlineContent(copy.children) } : copy];
  });
}

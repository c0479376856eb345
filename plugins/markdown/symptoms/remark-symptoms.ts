import { createSlugger } from '@docusaurus/utils';
import type { Heading, List, Paragraph, Root, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { relativePath } from '../../shared/files';
import { projectPath, versionOfFile } from '../../shared/versions';
import { symptomGroups, type GuideWithSymptoms } from './symptom-groups';

/** Name of the element that is replaced with the list of symptoms. */
const ELEMENT = 'Symptoms';

/**
 * Replaces `<Symptoms />` with the symptoms from the Troubleshooting sections of all guides in the page's version.
 *
 * Each SDK and each guide has a heading, and each symptom links to the guide's Troubleshooting section. A line above
 * them links to the SDKs.
 */
export default function remarkSymptoms() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== ELEMENT || !parent || index === undefined) return undefined;
      const page = projectPath(vfile.path);
      const version = versionOfFile(page);
      if (!version)
        vfile.fail(
          '`<Symptoms />` lists the guides of a version. Move it to a page in docs/ or versioned_docs/.',
          node,
        );
      const linkTo = (guide: string) => `${relativePath(page, `${version.docsDir}/${guide}`)}#troubleshooting`;
      const groups = symptomGroups(version);
      const list = [
        linksTo(groups.map(({ heading }) => heading)),
        ...groups.flatMap(({ heading, guides }) => [
          headingOf(2, heading, anchorOf(heading)),
          ...guides.flatMap((guide) => [headingOf(3, guide.title), listOf(guide.symptoms, linkTo(guide.file))]),
        ]),
      ];
      parent.children.splice(index, 1, ...list);
      return [SKIP, index + list.length];
    });
  };
}

/** Returns a line with a link to each heading, because phones show no table of contents without JavaScript. */
const linksTo = (headings: readonly string[]): Paragraph => ({
  type: 'paragraph',
  children: headings.flatMap((value, index) => [
    { type: 'text', value: index === 0 ? 'Symptoms by SDK: ' : ' · ' },
    { type: 'link', url: `#${anchorOf(value)}`, children: [{ type: 'text', value }] },
  ]),
});

const anchorOf = (heading: string): string => createSlugger().slug(heading);

const headingOf = (depth: Heading['depth'], value: string, id?: string): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
  ...(id && { data: { hProperties: { id } } }),
});

function listOf(symptoms: GuideWithSymptoms['symptoms'], url: string): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: symptoms.map((content) => ({
      type: 'listItem',
      spread: false,
      // Copied, because other plugins may change the content, which can be in the lists of several SDKs.
      children: [
        { type: 'paragraph', children: [{ type: 'link', url, children: structuredClone(content) as Text[] }] },
      ],
    })),
  };
}

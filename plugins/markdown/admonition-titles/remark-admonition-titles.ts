import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

/**
 * Sets the title of each admonition without one to the name of its type, with a capital letter.
 *
 * The theme's default titles are lowercase, because its style sheet shows all titles in uppercase. Ours keeps the
 * author's capitalization (`src/css/reading.css`).
 */
export default function remarkAdmonitionTitles() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (!hasTitle(node)) node.attributes = { ...node.attributes, title: capitalize(node.name) };
    });
  };
}

const hasTitle = ({ attributes, children: [first] }: ContainerDirective): boolean =>
  Boolean(attributes?.['title']) || (first?.type === 'paragraph' && first.data?.directiveLabel === true);

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

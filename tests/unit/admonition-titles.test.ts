import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import remarkAdmonitionTitles from '../../plugins/markdown/admonition-titles/remark-admonition-titles';
import { parsePage } from '../../plugins/shared/mdx';

/** Returns the `title` attributes of a page's admonitions. */
function titlesIn(source: string): (string | null | undefined)[] {
  const tree = parsePage(source);
  remarkAdmonitionTitles()(tree);
  const titles: (string | null | undefined)[] = [];
  visit(tree, 'containerDirective', ({ attributes }) => void titles.push(attributes?.['title']));
  return titles;
}

describe('titles of admonitions', () => {
  it('are the name of the type, with a capital letter', () => {
    expect(titlesIn(':::note\n\nOne.\n\n:::\n\n- Item\n\n  :::danger\n\n  Two.\n\n  :::\n')).toEqual([
      'Note',
      'Danger',
    ]);
  });

  it('stay as the author wrote them', () => {
    expect(titlesIn(':::warning[Not on `iOS`]\n\nOne.\n\n:::\n\n:::note{title="ids"}\n\nTwo.\n\n:::\n')).toEqual([
      undefined,
      'ids',
    ]);
  });
});

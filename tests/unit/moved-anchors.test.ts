import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { insertAnchors } from '../../plugins/markdown/moved-anchors/rehype-moved-anchors';

/** Returns the HTML of a fragment after inserting the old anchors. */
function withAnchors(html: string, moved: [string, string][]): string {
  const tree: Root = unified().use(rehypeParse, { fragment: true }).parse(html);
  insertAnchors(tree, moved);
  return toHtml(tree);
}

describe('old anchors of renamed headings', () => {
  it('are inserted before the current heading', () => {
    expect(withAnchors('<p>x</p><h2 id="new">New</h2>', [['old', 'new']])).toBe(
      '<p>x</p><span id="old"></span><h2 id="new">New</h2>',
    );
  });

  it('can be several for one heading, even inside another element', () => {
    const moved: [string, string][] = [
      ['a', 'new'],
      ['b', 'new'],
    ];
    expect(withAnchors('<section><h3 id="new">New</h3></section>', moved)).toBe(
      '<section><span id="a"></span><span id="b"></span><h3 id="new">New</h3></section>',
    );
  });

  it('are inserted before the last link to a section on another page', () => {
    const link = '<a href="/next/api/reference/rest#new">New</a>';
    expect(withAnchors(`<p>${link}</p><ul><li>${link}</li></ul>`, [['old', 'rest#new']])).toBe(
      `<p>${link}</p><ul><li><span id="old"></span>${link}</li></ul>`,
    );
    expect(withAnchors(`<p>${link}</p>`, [['old', 'ws#new']])).toBe(`<p>${link}</p>`);
  });

  it('are omitted if the heading does not exist or the old anchor still does', () => {
    const page = '<h2 id="old">Old</h2><h2 id="new">New</h2>';
    expect(withAnchors(page, [['old', 'new']])).toBe(page);
    expect(withAnchors(page, [['older', 'gone']])).toBe(page);
  });
});

import { describe, expect, it } from 'vitest';
import { changedPages, commentOf } from '../../deploy/preview/changed-pages';

const before = new Map([
  ['/same', '# Same\n'],
  ['/old', '# Old\n'],
  ['/text', '# Text\n\nOne.\nTwo.\n'],
]);
const after = new Map([
  ['/same', '# Same\n'],
  ['/new', '# New\n'],
  ['/text', '# Text\n\nOne.\n```ts\nthree();\n```\n'],
]);

describe('changed pages', () => {
  const pages = changedPages(before, after);

  it('lists added, removed and changed pages', () => {
    expect(pages.map(({ path, kind }) => [path, kind])).toEqual([
      ['/new', 'added'],
      ['/old', 'removed'],
      ['/text', 'changed'],
    ]);
  });

  it('contain the difference without file headers', () => {
    expect(pages[1]?.patch).toBe('@@ -1,1 +0,0 @@\n-# Old');
  });
});

describe('the comment', () => {
  const pages = changedPages(before, after);

  it('lists pages first, then their differences, in fences that the text cannot end', () => {
    const comment = commentOf(pages);
    expect(comment).toMatch(/^3 pages change their text\.\n\n- `\/new` \(added\)\n- `\/old` \(removed\)\n- `\/text`\n/);
    expect(comment).toContain('\n````diff\n');
  });

  it('stays within its limit, and names the location of the remaining differences', () => {
    const comment = commentOf(pages, 220);
    expect(comment.length).toBeLessThanOrEqual(220);
    expect(comment).toMatch(/The rest does not fit here: .*\n$/);
  });

  it('states that nothing changes', () => {
    expect(commentOf([])).toBe('No page changes its text.\n');
  });
});

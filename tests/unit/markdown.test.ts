import { describe, expect, it } from 'vitest';
import { blocks, escapeMdx, escapeProse, table, typeCode } from '../../plugins/api-reference/render/markdown';
import { headingAnchor, memberAnchor } from '../../plugins/api-reference/render/anchors';
import { finishUsedIn, USED_IN_MARK } from '../../plugins/api-reference/render/used-in';

describe('Markdown of the reference', () => {
  it('escapes MDX syntax', () => {
    expect(escapeMdx('a_b <T> {x} | y')).toBe('a\\_b \\<T\\> \\{x\\} \\| y');
  });

  it('writes one line per table row, with pipes escaped', () => {
    expect(table(['A', 'B'], [['`a | b` | c', 'one\n\ntwo\nthree']])).toBe(
      '| A | B |\n| --- | --- |\n| `a \\| b` \\| c | one<br />two three |',
    );
    expect(table(['A'], [])).toBe('');
  });

  it('marks types for highlighting', () => {
    expect(typeCode('A | B')).toBe('`A | B{:ts}`');
    expect(typeCode('`a${string}`')).toBe('`` `a${string}`{:ts} ``');
  });

  it('leaves out empty blocks', () => {
    expect(blocks('a', '', false, undefined, 'b')).toBe('a\n\nb');
  });

  it('escapes prose for MDX, except in code', () => {
    expect(escapeProse('Return a Promise<void> from `{run}<T>`, *not* {this}.')).toBe(
      'Return a Promise\\<void> from `{run}<T>`, *not* \\{this\\}.',
    );
  });

  it('lists guides with any title', () => {
    const guides = [{ title: 'Pay $$5 and $& for {all} <b>', path: 'how-to/pay.mdx' }];
    expect(finishUsedIn(`a\n\n${USED_IN_MARK}\n`, guides, 'api/web/functions')).toBe(
      'a\n\n## Used in\n\n- [Pay $$5 and $& for \\{all\\} \\<b\\>](../../../how-to/pay.mdx)\n',
    );
    expect(finishUsedIn(USED_IN_MARK, [], 'api/web/functions')).toBe('');
  });

  it('gives members the anchors of their headings', () => {
    expect(memberAnchor('toggleCamera')).toBe('togglecamera');
    expect(memberAnchor('VARIANT_LOW')).toBe('variant_low');
    expect(headingAnchor('peer', 'Room')).toBe('peer');
    expect(headingAnchor('room', 'Room')).toBe('room-1');
  });
});

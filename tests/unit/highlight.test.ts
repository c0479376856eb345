import { expect, it } from 'vitest';
import { highlight } from '../../plugins/markdown/code-samples/highlight';

const htmlOf = async (code: string, meta: string) =>
  (await highlight({ file: 'page.mdx', line: 1, lang: 'ts', meta, code }, [], [])).html;

it.each(['createRoom(config?: RoomConfig): Promise<void>', 'readonly room: Promise<void>'])(
  'the types in the signature of a member have the same colors as in its owner: %s',
  async (member) => {
    const owner = await htmlOf(`interface Client {\n${member}\n}`, 'signature');
    const [, inOwner] = owner.split('\n');
    const alone = await htmlOf(member, 'signature');
    expect(alone).toMatch(/class="tok-type"> ?Promise</);
    expect(alone).toBe(inOwner);
  },
);

it('a call in a sample is not read as the signature of a member', async () => {
  expect(await htmlOf('createRoom(config)', '')).not.toContain('tok-type');
});

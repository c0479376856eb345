import { describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { getSymbolTool, namesIn } from '../../packages/mcp/src/tools/get-symbol';
import { siteOf } from '../support/mcp-site';

describe('the details of a member', () => {
  const route = '/api/web/type-aliases/Props';
  const member = (name: string) => ({
    name,
    signature: `${name}: string`,
    summary: 'Summary.',
    route: `${route}#${name}`,
  });
  const symbol = { name: 'Props', sdk: 'web', import: '', route, members: [member('client'), member('variant')] };
  const page =
    '# Props\n\n## Properties\n\n### client\n\nNew in 0.9.0 · Removed in next\n\n```ts\nclient: string\n```\n\nRequired\n\nSummary.\n\n```ts\nuse(client);\n```';
  const docs = new Docs(
    siteOf({ '1.0.0': { docs: [], files: { '/symbols.json': { symbols: [symbol] }, [`${route}.md`]: page } } }),
  );

  it('have all text of its section except for the signature', async () => {
    expect(await getSymbolTool.run(docs, { name: 'Props.client' })).toContain(
      `\n\nNew in 0.9.0 · Removed in next\n\nRequired\n\nSummary.\n\n\`\`\`ts\nuse(client);\n\`\`\`\n\nDetails: ${route}#client`,
    );
  });

  it('name the page if the page has no section for the member', async () => {
    expect(await getSymbolTool.run(docs, { name: 'Props.variant' })).toMatch(/Summary\.\n\nDetails: \S+\/Props$/);
  });
});

describe('a symbol', () => {
  it('lists the guides of its SDK first', async () => {
    const guides = ['/explanation/rooms', '/how-to/backend/rooms', '/how-to/features/audio', '/tutorials/start'];
    const own = '/how-to/react/connecting';
    const route = '/api/web/functions/useRoom';
    const symbol = {
      name: 'useRoom',
      sdk: 'web',
      import: '',
      route,
      members: [],
      guides: [...guides, own],
      signature: '',
    };
    const files = { '/symbols.json': { symbols: [symbol] }, [`${route}.md`]: '# useRoom' };
    const docs = new Docs(siteOf({ '1.0.0': { docs: [], files } }));
    expect(await getSymbolTool.run(docs, { name: 'useRoom' })).toContain(
      `Guides: ${[own, ...guides.slice(0, 2)].join(', ')}`,
    );
  });

  it('shows its caveats, and which of its members changed', async () => {
    const route = '/api/web/classes/Room';
    const member = (name: string) => ({ name, signature: name, summary: `The ${name}.`, route: `${route}#${name}` });
    const symbol = {
      ...{ name: 'Room', sdk: 'web', import: 'import', signature: 'class Room', summary: 'A room.', route },
      ...{ members: [member('id'), member('name'), member('size')], guides: [] },
    };
    const page =
      '# Room\n\nClass · React (web) SDK · New in 0.9.0 · Changed in 1.0.0\n\nA room.\n\n' +
      '## Properties\n\n### id\n\nNew in 1.0.0\n\n```ts\nid\n```\n\nThe id.\n\n### name\n\n```ts\nname\n```\n\nNew in 2.\n\n' +
      '## Caveats\n\n- Keep the [`id`](/x.md#id).\n\n## History\n\n**1.0.0** · [`id`](/x.md#id) is new.\n';
    const docs = new Docs(
      siteOf({ '1.0.0': { docs: [], files: { '/symbols.json': { symbols: [symbol] }, [`${route}.md`]: page } } }),
    );
    const text = await getSymbolTool.run(docs, { name: 'Room' });
    expect(text).toContain('# Room (React (web))\n\nNew in 0.9.0 · Changed in 1.0.0\n\nA room.\n\n');
    expect(text).toContain('\n\nCaveats:\n\n- Keep the `id`.\n\n');
    expect(text).toContain(`\nHistory: ${route}#history`);
    expect(text).not.toContain('is new');
    expect(text).toContain('- `id` (New in 1.0.0): The id.\n- `name`: The name.\n- `size`: The size.\n');
  });
});

describe('a name that is not a symbol', () => {
  const route = '/api/web/functions/useThing';
  const member = { name: 'start', signature: '', summary: '', route: `${route}#start` };
  const symbols = [
    { name: 'useThing', sdk: 'web', route, members: [member] },
    { name: 'useEmpty', sdk: 'web', route: '/api/web/functions/useEmpty', members: [] },
  ];
  const files = {
    '/symbols.json': { symbols },
    [`${route}.md`]: '# useThing',
    '/api/web/functions/useEmpty.md': '# useEmpty',
  };
  const docs = new Docs(siteOf({ '1.0.0': { docs: [], files } }));

  it('leads to the symbols that have it as a member', async () => {
    await expect(getSymbolTool.run(docs, { name: 'start' })).rejects.toThrow('Members with this name: useThing.start.');
  });

  it('leads to the page of its symbol if the symbol has no such member', async () => {
    await expect(getSymbolTool.run(docs, { name: 'useThing.stop' })).rejects.toThrow(
      `useThing has no member stop with a section. Use one of: start. Types that it uses are described on its page: ${route}.`,
    );
    await expect(getSymbolTool.run(docs, { name: 'useEmpty.stop' })).rejects.toThrow(
      'useEmpty has no member stop with a section. Types that it uses',
    );
  });
});

describe('the name of a symbol', () => {
  it.each([
    ['useCamera', ['useCamera']],
    [' useCamera() ', ['useCamera']],
    ['createRoom(config.room, 2)', ['createRoom']],
    ['useCamera.toggleCamera', ['useCamera', 'toggleCamera']],
    ['useCamera#toggleCamera', ['useCamera', 'toggleCamera']],
    ['useCamera().toggleCamera(id)', ['useCamera', 'toggleCamera']],
  ])('may be written as in code: %s', (given, names) => {
    expect(namesIn(given)).toEqual(names);
  });

  it('has at most two parts', () => {
    expect(() => namesIn('useCamera.toggleCamera.foo')).toThrow('useCamera.toggleCamera.foo has too many parts.');
  });
});

import { describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { findExampleTool } from '../../packages/mcp/src/tools/find-example';
import { siteOf } from '../support/mcp-site';

describe('the tasks that are listed if no guide matches', () => {
  const program = [{ path: '/examples/a.md', sdk: 'web' }];
  const tasks = [
    { task: 'Join a room', sdks: ['web'], route: '/join', examples: [] },
    { task: 'Build a call', sdks: ['web'], route: '/call', examples: program },
    { task: 'Build a call', sdks: ['mobile'], route: '/mobile/call', examples: program },
    { task: 'Build a backend', sdks: ['server'], route: '/backend', examples: program },
    { task: 'Use an agent', sdks: [], route: '/agent', examples: [] },
  ];
  const docs = new Docs(siteOf({ '1.0.0': { docs: [], files: { '/tasks.json': { tasks } } } }));

  it.each([
    [{}, 'Join a room; Build a call; Build a backend; Use an agent'],
    [{ sdk: 'web' }, 'Join a room; Build a call; Use an agent'],
    [{ whole: true }, 'Build a call; Build a backend'],
    [{ sdk: 'web', whole: true }, 'Build a call'],
  ] as const)('are those that the tool would return: %j', async (request, listed) => {
    await expect(findExampleTool.run(docs, { task: 'zzz', ...request })).rejects.toThrow(
      `No guide has an example for "zzz". Tasks with an example: ${listed}.`,
    );
  });
});

describe('the samples of a guide', () => {
  const route = '/how-to/rooms';
  const search = (path: string, title: string, text: string) => ({
    path,
    title,
    kind: 'guide' as const,
    sections: [['', text]] as [string, string][],
  });
  const page =
    '# Rooms\n\n**TypeScript**\n\n```ts\ncreateRoom();\n```\n\n**Python**\n\n```python\ncreate_room()\n```\n\n' +
    '<!-- End of tabs: TypeScript | Python -->\n';
  const tasks = [{ task: 'Rooms', sdks: ['server', 'server-python'], route, examples: [] }];
  const docs = new Docs(
    siteOf({
      '1.0.0': {
        docs: [search(route, 'Rooms', 'Create a room.'), search('/limits', 'Record a room', 'Rooms have no record.')],
        files: { '/tasks.json': { tasks }, [`${route}.md`]: page },
      },
    }),
  );

  it('are those of the SDK', async () => {
    const text = await findExampleTool.run(docs, { task: 'rooms', sdk: 'server' });
    expect(text).toContain('createRoom();');
    expect(text).not.toContain('create_room');
    expect(await findExampleTool.run(docs, { task: 'rooms', sdk: 'server-python' })).not.toContain('createRoom');
  });

  it('come from the section that matches best, even if it is further down on the page', async () => {
    const sections: [string, string][] = [
      ['', 'A page.'],
      ['Store rooms', 'Empty rooms stay in the store until you delete them.'],
      ['Delete empty rooms', 'Delete empty rooms every hour.'],
    ];
    const code = (line: string) => `\`\`\`ts\n${line}\n\`\`\`\n\n`;
    const text = `# Rooms\n\n## Store rooms\n\n${code('store();')}## Delete empty rooms\n\n${code('sweep();')}`;
    const site = siteOf({
      '1.0.0': {
        docs: [{ path: route, title: 'Rooms', kind: 'guide', sections }],
        files: { '/tasks.json': { tasks }, [`${route}.md`]: text },
      },
    });
    const found = await findExampleTool.run(new Docs(site), { task: 'delete empty rooms', sdk: 'server' });
    expect(found.match(/store\(\);|sweep\(\);/g)).toEqual(['sweep();', 'store();']);
  });

  it('come with the page that matches better than any guide', async () => {
    expect(await findExampleTool.run(docs, { task: 'record a room' })).toContain('Best match in all docs: /limits');
    expect(await findExampleTool.run(docs, { task: 'rooms' })).not.toContain('Best match');
  });
});

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

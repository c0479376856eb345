import { describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { searchDocsTool } from '../../packages/mcp/src/tools/search-docs';
import type { SearchDoc } from '../../src/search/engine/files';
import { siteOf } from '../support/mcp-site';

const symbolPage = (kind: 'web' | 'server', name: string, text: string): SearchDoc => ({
  path: `/api/${kind}/functions/${name}`,
  title: name,
  kind,
  symbol: 'Function',
  sections: [['', text]],
});

describe('a search for one SDK', () => {
  const others = Array.from({ length: 25 }, (_, at) => symbolPage('web', `useRoom${at}`, 'Room. Room. Room.'));
  const own = symbolPage('server', 'createPeer', 'Creates a peer in a room and returns its token and its metadata.');
  const docs = new Docs(siteOf({ '1.0.0': { docs: [...others, own] } }));

  it('finds a page even if many pages of another SDK match better', async () => {
    expect(await searchDocsTool.run(docs, { query: 'room' })).not.toContain('createPeer');
    expect(await searchDocsTool.run(docs, { query: 'room', sdk: 'server' })).toMatch(/^createPeer [^\n]*\n[^\n]*$/);
  });

  it('finds a page about several SDKs for each of them', async () => {
    const shared = {
      ...symbolPage('server', 'rest', 'All rooms.'),
      symbol: undefined,
      platforms: ['server', 'server-python'],
    };
    const searchFor = async (sdk: 'server' | 'server-python' | 'web') =>
      searchDocsTool.run(new Docs(siteOf({ '1.0.0': { docs: [shared as SearchDoc] } })), { query: 'rooms', sdk });
    expect(await searchFor('server')).toMatch(/^rest /);
    expect(await searchFor('server-python')).toMatch(/^rest /);
    expect(await searchFor('web')).not.toMatch(/^rest /);
  });

  it('names the SDK if no page matches', async () => {
    expect(await searchDocsTool.run(docs, { query: 'room', sdk: 'mobile' })).toMatch(
      /^The mobile SDK in version 1\.0\.0 has no page for "room"\./,
    );
  });
});

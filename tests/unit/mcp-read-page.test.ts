import { describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { readPageTool } from '../../packages/mcp/src/tools/read-page';
import { siteOf } from '../support/mcp-site';

describe('the path of a page', () => {
  const page = (text: string) => ({ docs: [], files: { '/guide.md': text } });
  const docs = new Docs(siteOf({ '2.0.0': page('New.'), '1.0.0': page('Old.') }));

  it('may have a version prefix only if that version is requested', async () => {
    expect(await readPageTool.run(docs, { path: '/guide', version: '1.0.0' })).toBe('Old.');
    expect(await readPageTool.run(docs, { path: '/1.0.0/guide' })).toBe('Old.');
    expect(await readPageTool.run(docs, { path: '/2.0.0/guide', version: 'latest' })).toBe('New.');
    for (const version of ['2.0.0', 'latest'])
      await expect(readPageTool.run(docs, { path: '/1.0.0/guide', version })).rejects.toThrow(
        '/1.0.0/guide is a page of 1.0.0, not of 2.0.0. Omit the version, or use a path of 2.0.0.',
      );
  });
});

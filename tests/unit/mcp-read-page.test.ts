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

describe('a section', () => {
  const text = '# Guide\n\n## Set up\n\nOne.\n\n## Run {#web-run}\n\nTwo.\n\n### Why\n\nThree.\n\n## Set up\n\nFour.';
  const docs = new Docs(siteOf({ '1.0.0': { docs: [], files: { '/guide.md': text } } }));
  const sectionOf = (section: string) => readPageTool.run(docs, { path: '/guide', section });

  it('is found by its ID, which a heading may state, and by its heading', async () => {
    for (const section of ['web-run', '#web-run', 'Run', 'run'])
      expect(await sectionOf(section)).toBe('## Run\n\nTwo.\n\n### Why\n\nThree.');
    expect(await readPageTool.run(docs, { path: '/guide#web-run' })).toContain('Two.');
    expect(await sectionOf('Set up')).toBe('## Set up\n\nOne.');
    expect(await sectionOf('set-up-1')).toBe('## Set up\n\nFour.');
  });

  it('that does not exist causes an error that lists the sections', async () => {
    await expect(sectionOf('Stop')).rejects.toThrow(
      '/guide has no section "Stop". Use one of: set-up, web-run, why, set-up-1.',
    );
  });
});

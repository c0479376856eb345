import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mcpLines } from '../../src/components/page-actions/agent-links';
import { copyPage } from '../../src/components/page-actions/copy-page';
import { reportLink } from '../../src/components/page-actions/report-link';
import { docsVersions } from '../../plugins/shared/versions';
import { agentGuidePath } from '../../src/lib/agent-files';
import { codeBlocksOf } from '../../src/lib/markdown-sections';

const url = 'https://docs.example.org';

describe('the report link', () => {
  it('contains title, address and version, encoded', () => {
    const link = new URL(
      reportLink('https://example.com/issues/new', { title: 'R & B #1', url: `${url}/a?b&c`, version: '0.21.0' }),
    );
    expect(link.searchParams.get('title')).toBe('R & B #1');
    expect(link.searchParams.get('body')).toMatch(/^Page: https:\/\/docs\.example\.org\/a\?b&c\nVersion: 0\.21\.0\n/);
    expect(link.href).not.toContain('+');
  });
});

describe('the MCP setup', () => {
  it.each(docsVersions().map(({ name, docsDir }) => [name, docsDir] as const))(
    'is the same in the menu and in the guide of version %s',
    (_, docsDir) => {
      const blocks = codeBlocksOf(readFileSync(`${docsDir}${agentGuidePath}.mdx`, 'utf8'));
      const setups = blocks
        .filter(({ language }) => language === 'bash' || language === 'json')
        .map(({ language, code }) => (language === 'json' ? JSON.stringify(JSON.parse(code), undefined, 2) : code));
      expect(setups).toEqual(Object.values(mcpLines));
    },
  );
});

describe('copying', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answer = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Title', { status })));

  it('passes the text to a browser that does not accept a promise', async () => {
    answer(200);
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyPage('/a.md')).toBeUndefined();
    expect(writeText).toHaveBeenCalledWith('# Title');
  });

  it('passes a promise to other browsers before the text has been loaded', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { write } });
    vi.stubGlobal('ClipboardItem', class {});
    expect(await copyPage('/a.md')).toBeUndefined();
    expect(write).toHaveBeenCalledOnce();
  });

  it('distinguishes a failed request from blocked clipboard access', async () => {
    vi.stubGlobal('navigator', {});
    answer(404);
    expect(await copyPage('/a.md')).toBe('network');
    answer(200);
    expect(await copyPage('/a.md')).toBe('clipboard');
  });
});

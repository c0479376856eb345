import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyPage } from '../../src/components/page-actions/copy-page';
import { reportLink } from '../../src/components/page-actions/report-link';

const url = 'https://docs.example.org';

describe('the link of a report', () => {
  it('has title, address and version, encoded', () => {
    const link = new URL(
      reportLink('https://example.com/issues/new', { title: 'R & B #1', url: `${url}/a?b&c`, version: '0.21.0' }),
    );
    expect(link.searchParams.get('title')).toBe('R & B #1');
    expect(link.searchParams.get('body')).toMatch(/^Page: https:\/\/docs\.example\.org\/a\?b&c\nVersion: 0\.21\.0\n/);
    expect(link.href).not.toContain('+');
  });
});

describe('copying', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answer = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Title', { status })));

  it('gives the text to a browser that takes no promise', async () => {
    answer(200);
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyPage('/a.md')).toBeUndefined();
    expect(writeText).toHaveBeenCalledWith('# Title');
  });

  it('gives the others a promise before the text has come', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { write } });
    vi.stubGlobal('ClipboardItem', class {});
    expect(await copyPage('/a.md')).toBeUndefined();
    expect(write).toHaveBeenCalledOnce();
  });

  it('tells a page that did not come from a clipboard that is closed', async () => {
    vi.stubGlobal('navigator', {});
    answer(404);
    expect(await copyPage('/a.md')).toBe('network');
    answer(200);
    expect(await copyPage('/a.md')).toBe('clipboard');
  });
});

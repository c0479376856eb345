import { describe, expect, it } from 'vitest';
import { readPage, sidebarOf } from '../../bench/peers/pages';
import { vitePressFiles } from '../../bench/peers/vitepress';
import { site } from '../../site.config';

const page = (route: string, title = route) => ({ route, title, description: '', body: '' });

describe('a page for other generators', () => {
  it('has its title, its description and links as routes', () => {
    const markdown = `# Join\n\n> How to join.\n\nVersion 0.22.0 · x\n\nSee [\`a\`](${site.url}/api/a.md#b) and [x](${site.url}/x.md).\n`;
    expect(readPage('/join', markdown)).toEqual({
      route: '/join',
      title: 'Join',
      description: 'How to join.',
      body: 'See [`a`](/api/a#b) and [x](/x).\n',
    });
  });

  it('may have no description', () => {
    expect(readPage('/a', '# A\n\nText.\n')).toMatchObject({ title: 'A', description: '', body: 'Text.\n' });
  });

  it('must have a title', () => {
    expect(() => readPage('/a', 'Text.')).toThrow('The Markdown of /a does not start with a title.');
  });
});

describe('a page for VitePress', () => {
  it('has no inline code that Vue would evaluate', () => {
    const body = 'Pass `style={{ flex: 1 }}` or `a`.\n';
    expect(vitePressFiles([{ ...page('/a'), body }], []).get('a.md')).toContain(
      'Pass `style={{ flex: 1 }}`{v-pre} or `a`.\n',
    );
  });
});

describe('the sidebar for other generators', () => {
  it('nests folders, a landing page first, in page order', () => {
    const pages = [page('/', 'Home'), page('/b', 'B'), page('/b/x', 'X'), page('/a/y/z', 'Z'), page('/a/y/w', 'W')];
    expect(sidebarOf(pages)).toEqual([
      { label: 'Home', route: '/', items: [] },
      {
        label: 'B',
        items: [
          { label: 'B', route: '/b', items: [] },
          { label: 'X', route: '/b/x', items: [] },
        ],
      },
      {
        label: 'a',
        items: [
          {
            label: 'y',
            items: [
              { label: 'Z', route: '/a/y/z', items: [] },
              { label: 'W', route: '/a/y/w', items: [] },
            ],
          },
        ],
      },
    ]);
  });
});

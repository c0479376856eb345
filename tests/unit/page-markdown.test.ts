import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leftovers } from '../../plugins/page-exports/markdown/leftovers';
import { markdownFiles, markdownPath, pagePath } from '../../src/lib/page-path';
import { notFoundMarkdown } from '../../plugins/page-exports/markdown/not-found';
import { pageToMarkdown, type SiteOfPages } from '../../plugins/page-exports/markdown/page-to-markdown';
import type { MarkdownPage } from '../../plugins/page-exports/markdown/pages';
import { linksOfSite } from '../../plugins/page-exports/markdown/site-links';
import { writeCachedPages, writePages, type BuiltSite } from '../../plugins/page-exports/markdown/write-pages';
import { writeFiles } from '../../plugins/shared/write-files';

const url = 'https://docs.example.org';
const paths = new Set(['/', '/0.21.0', '/tutorials', '/tutorials/quick-start', '/api/web/functions/useCamera']);
const site: SiteOfPages = { url, resolveLink: linksOfSite(url, paths) };
const page: MarkdownPage = {
  path: '/tutorials/quick-start',
  description: '',
  version: '0.22.0',
  source: 'docs/tutorials/quick-start.mdx',
};

/** Returns a page as the framework builds it, without the tags that the minifier removes. */
const html = (content: string, title = '<header><h1>Quick start</h1></header>') => `<!doctype html>
<html><body><nav><a href=/tutorials>Menu</a></nav><main><article>
<nav class=theme-doc-breadcrumbs><ul><li>Breadcrumb</ul></nav><button>Copy page</button>
<div class="theme-doc-markdown markdown">${title}${content}</div>
<footer><a href=/edit>Edit this page</a></footer></article><nav>Next</nav></main></body></html>`;

/** Returns the Markdown of some content, without the text above it. */
function bodyOf(content: string): string {
  const markdown = pageToMarkdown(page, html(content), site);
  const [head, body] = markdown.split(`Version 0.22.0 · ${url}/tutorials/quick-start\n\n`);
  expect(head).toBe('# Quick start\n\n');
  return body ?? '';
}

const codeBlock = (lines: string, { language = 'tsx', title = '' } = {}) =>
  `<div class="language-${language} code-container theme-code-block">${
    title && `<div class=codeBlockTitle_OeMC>${title}</div>`
  }<div class=codeBlockContent_QJqH><pre class="code-pre language-${language}" tabindex=0><code class=code-lines>${lines}</code></pre><div class=buttonGroup><button>Copy</button></div></div></div>`;

describe('the path of a page as Markdown', () => {
  it.each([
    ['/', '/index.md', '/'],
    ['/next', '/next.md', '/next'],
    ['/0.21.0/', '/0.21.0.md', '/0.21.0'],
    ['/api/web/functions/useCamera', '/api/web/functions/useCamera.md', '/api/web/functions/useCamera'],
  ])('of %s is %s', (permalink, markdown, own) => {
    expect(markdownPath(permalink)).toBe(markdown);
    expect(pagePath(permalink)).toBe(own);
  });
});

describe('the files of a page', () => {
  const homes = new Set(['/', '/0.21.0']);

  it('are two for the home of a version, as for the root', () => {
    expect(markdownFiles('/0.21.0', homes)).toEqual(['/0.21.0.md', '/0.21.0/index.md']);
    expect(markdownFiles('/', homes)).toEqual(['/index.md']);
    expect(markdownFiles('/tutorials', homes)).toEqual(['/tutorials.md']);
  });
});

describe('the Markdown for unknown addresses', () => {
  it('links to the landing pages of the version', () => {
    const text = notFoundMarkdown('', url, paths);
    expect(text).toContain('# Page not found');
    expect(text).toContain(`- [Tutorials](${url}/tutorials.md)`);
    expect(text).not.toContain('How-to');
    expect(notFoundMarkdown('/0.21.0', url, paths)).toContain(`- [Fishjam documentation](${url}/0.21.0.md)`);
  });
});

describe('the text above the content', () => {
  const text = (description: string, content: string) => pageToMarkdown({ ...page, description }, html(content), site);

  it('is the title, the description, the version and the URL', () => {
    expect(text('Build a call.', '<p>First words.</p>')).toBe(
      `# Quick start\n\n> Build a call.\n\nVersion 0.22.0 · ${url}/tutorials/quick-start\n\nFirst words.\n`,
    );
  });

  it('has no description if the page starts with it, after its kind and with code in it', () => {
    const content = '<p class=symbol-kind>Hook · React</p><p>Turns the <code>camera</code> on. And off.</p>';
    expect(text('Turns the camera on.', content)).not.toContain('>');
  });

  it('has the description if the page contains it only later', () => {
    expect(text('Build a call.', '<p>Words.</p><h2>Steps</h2><p>Build a call.</p>')).toContain('> Build a call.');
  });
});

describe('headings', () => {
  it('state their ID unless it follows from the text', () => {
    const content =
      '<h2 id=set-up>Set up</h2><h2 id=set-up-1>Set up</h2><h2 id=web-run>Run <code>it</code></h2><p>One.</p>';
    expect(bodyOf(content)).toBe('## Set up\n\n## Set up\n\n## Run `it` {#web-run}\n\nOne.\n');
  });
});

describe('screen-only content', () => {
  it('is left out: menus, buttons, heading permalinks, comments, empty headings', () => {
    const heading = '<h2 id=steps>Steps<a href=#steps class=hash-link title="Direct link to Steps">​</a></h2>';
    expect(bodyOf(`${heading}<p>One.<!-- --> <button>Run</button><h3> </h3><script>go()</script>`)).toBe(
      '## Steps\n\nOne.\n',
    );
  });

  it('leaves out break opportunities in names', () => {
    expect(bodyOf('<p><code>android.<wbr>enable<wbr>Foreground</code></p>')).toBe('`android.enableForeground`\n');
  });
});

describe('code', () => {
  it('keeps language, title, line breaks and indentation, and drops colors, types and links', () => {
    const lines = [
      '<span class=line><span class=tok-keyword>if</span><span> (a </span><span>&lt;</span><a href=/api data-hover=0>b</a> &amp;&amp; c) {</span>',
      '<span class=line></span>',
      '<span class="line highlighted"><span>    go(</span><span>"x"</span><span>); </span></span>',
      '<span class=line>}</span>',
    ].join('\n');
    expect(bodyOf(codeBlock(lines, { title: 'src/App.tsx' }))).toBe(
      '```tsx title="src/App.tsx"\nif (a <b && c) {\n\n    go("x");\n}\n```\n',
    );
  });

  it('is the text that the copy button copies, including lines that a step adds and excluding lines that it removes', () => {
    const lines = [
      '<span class="line diff remove"><span>old(); </span></span>',
      '<span class="line diff add"><span>new(); </span></span>',
      '<span class=line>same();</span>',
    ].join('\n');
    expect(bodyOf(codeBlock(lines, { language: 'ts' }))).toBe('```ts\nnew();\nsame();\n```\n');
  });

  it('of a signature is followed by its linked types, each once per page', () => {
    const signature = (lines: string) =>
      codeBlock(lines, { language: 'ts' }).replace('code-container', 'code-signature code-container');
    const first =
      '<span class=line>a: <a href="/api/web/functions/useCamera" data-hover=0><span>Camera</span></a> | <a href=#b>B</a></span>';
    const second = '<span class=line>b: <a href=#b>B</a></span>';
    expect(bodyOf(signature(first) + signature(second))).toBe(
      [
        '```ts\na: Camera | B\n```\n',
        `Types: [\`Camera\`](${url}/api/web/functions/useCamera.md), [\`B\`](${url}/tutorials/quick-start.md#b)\n`,
        '```ts\nb: B\n```\n',
      ].join('\n'),
    );
  });

  it('that contains a fence has a longer fence', () => {
    expect(bodyOf(codeBlock('<span class=line>```</span>', { language: 'md' }))).toBe('````md\n```\n````\n');
  });

  it('with an unexpected structure is a problem', () => {
    const changed = codeBlock('<span class=line>x</span>').replace('class=code-lines', 'class=other');
    expect(() => bodyOf(changed)).toThrow('A code block has an unexpected structure.');
  });
});

describe('tables', () => {
  it('stay tables, with linked types as code and pipes escaped', () => {
    const type =
      '<code class=type-code><span class=tok-type>Promise</span><span>&lt;</span><a href=/api>Device</a><span> | </span><span>null></span></code>';
    const table = `<table><thead><tr><th>Name<th>Type<tbody><tr><td><span id=a class=anchor-target><code>a_b</code></span><td>${type}</table>`;
    expect(bodyOf(table)).toBe('| Name | Type |\n| - | - |\n| `a_b` | `Promise<Device \\| null>` |\n');
  });
});

describe('admonitions', () => {
  const box = (title: string) =>
    `<div class="theme-admonition theme-admonition-note alert"><div class=admonitionHeading_G><span class=admonitionIcon_R><svg><path d=M1/></svg></span>${title}</div><div class=admonitionContent_B><p>One.</p><p>Two.</div></div>`;

  it('become quotations that start with their title', () => {
    expect(bodyOf(box('Note'))).toBe('> **Note**\n>\n> One.\n>\n> Two.\n');
    expect(bodyOf(box('Not on <code>iOS</code>'))).toContain('> **Not on `iOS`**\n>\n> One.');
  });
});

describe('tabs', () => {
  const tabs = (...panels: readonly (readonly [string, string])[]) =>
    `<div class="theme-tabs-container tabs-container"><div role=tablist class=tabs>${panels
      .map(([name]) => `<button role=tab class=tabs__item>${name}</button>`)
      .join('')}</div><div class=margin-top--md>${panels
      .map(([name, content]) => `<div role=tabpanel hidden><p class=tab-label>${name}${content}</div>`)
      .join('')}</div></div>`;

  it('become all panels, each below its name, including nested tabs, with a mark at the end', () => {
    const inner = tabs(['npm', '<p>Run npm.'], ['Yarn', '<p>Run yarn.']);
    expect(bodyOf(tabs(['React', `<p>For web.</p>${inner}`], ['React Native', '<p>For phones.']))).toBe(
      '**React**\n\nFor web.\n\n**npm**\n\nRun npm.\n\n**Yarn**\n\nRun yarn.\n\n<!-- End of tabs: npm | Yarn -->\n\n' +
        '**React Native**\n\nFor phones.\n\n<!-- End of tabs: React | React Native -->\n',
    );
  });

  it('with different numbers of names and panels are a problem', () => {
    const broken = tabs(['A', '<p>One.'], ['B', '<p>Two.']).replace('<button role=tab class=tabs__item>B</button>', '');
    expect(() => bodyOf(broken)).toThrow('Tabs have 1 names and 2 panels.');
  });
});

describe('details', () => {
  it('are kept as text below their summary', () => {
    const details =
      '<details class=details><summary>Why <code>x</code>?</summary><div><div class=collapsibleContent><p>Because.</div></div></details>';
    expect(bodyOf(details)).toBe('**Why `x`?**\n\nBecause.\n');
  });
});

describe('SVGs', () => {
  const figure = (inside: string) => `<figure class=diagram><svg role=img viewBox="0 0 1 1">${inside}</svg></figure>`;

  it('become their title and description', () => {
    const words = '<title>Who talks to whom.</title><desc>The app asks\n the backend.</desc>';
    const expected = '*Diagram: Who talks to whom. The app asks the backend.*\n';
    expect(bodyOf(figure(`${words}<g><text>App</text></g>`))).toBe(expected);
    expect(bodyOf(`<div class=hero><svg>${words}</svg></div>`)).toBe(expected);
  });

  it('that are decorative are left out', () => {
    expect(bodyOf('<p>One.<svg><path d=M1/></svg></p><svg aria-hidden=true><title>Icon</title></svg>')).toBe('One.\n');
  });

  it('that are diagrams without a text alternative are a problem', () => {
    expect(() => bodyOf(figure('<g></g>'))).toThrow('A diagram has no title.');
  });
});

describe('links', () => {
  it.each([
    ['/api/web/functions/useCamera#returns', `${url}/api/web/functions/useCamera.md#returns`],
    ['/', `${url}/index.md`],
    ['/0.21.0', `${url}/0.21.0.md`],
    ['#steps', `${url}/tutorials/quick-start.md#steps`],
    [`${url}/tutorials`, `${url}/tutorials.md`],
    ['/img/logo.svg', `${url}/img/logo.svg`],
    ['https://example.com/a_b?c=d#e', 'https://example.com/a_b?c=d#e'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('to %s lead to %s', (href, target) => {
    expect(bodyOf(`<p>See <a href="${href}">it</a>.`)).toBe(`See [it](${target}).\n`);
  });

  it('around a card become its first words', () => {
    const card = '<a class=card href=/tutorials><h2>Tutorials</h2><p>Build one program.</p></a>';
    expect(bodyOf(`<section><article>${card}</article></section>`)).toBe(
      `[Tutorials](${url}/tutorials.md): Build one program.\n`,
    );
  });

  it('with an invalid address are a problem', () => {
    expect(() => bodyOf('<p><a href="https://">Site</a></p>')).toThrow('The link to "https://" is not a valid URL.');
  });

  it('without text are left out', () => {
    expect(bodyOf('<p>One.<a href=/tutorials></a>')).toBe('One.\n');
  });
});

describe('images', () => {
  it('have their alternative text and an absolute URL', () => {
    expect(bodyOf('<p><img src=/img/room.png alt="A room"></p>')).toBe(`![A room](${url}/img/room.png)\n`);
  });
});

describe('escapes', () => {
  it.each([
    ['room_created and peer_id', 'room_created and peer_id'],
    ['an array[brand] of [PLACEHOLDER] texts', 'an array[brand] of [PLACEHOLDER] texts'],
    ['a * b * c', 'a \\* b \\* c'],
    ['[not](a-link)', '[not]\\(a-link)'],
  ])('converts %s to %s', (text, markdown) => {
    expect(bodyOf(`<p>${text}`)).toBe(`${markdown}\n`);
  });

  it('keep the checkbox of a task', () => {
    const list = '<ul class=contains-task-list><li class=task-list-item><input type=checkbox disabled> Set up</ul>';
    expect(bodyOf(list)).toBe('- [ ] Set up\n');
  });
});

describe('the Markdown of a built site', () => {
  let built: BuiltSite;
  beforeEach(() => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
    // Specific to this test, because cached Markdown from an earlier run would hide that nothing is cached.
    built = { outDir, url, paths: [...paths, outDir], homes: [] };
  });
  afterEach(() => rmSync(built.outDir, { recursive: true, force: true }));

  const words = html('<p>Words</p>');
  const other = { ...page, path: '/tutorials', source: 'docs/tutorials/index.mdx' };
  const build = (pages: ReadonlyMap<MarkdownPage, string>) =>
    writeFiles(built.outDir, new Map([...pages].map(([{ path: route }, text]) => [`${route}.html`, text])));
  const fileOf = ({ path: route }: MarkdownPage) => path.join(built.outDir, `${route}.md`);

  it('is cached for the article of a page, regardless of its surroundings', () => {
    build(new Map([[page, words]]));
    expect(writeCachedPages([page], built)).toEqual([page]);
    expect(existsSync(fileOf(page))).toBe(false);
    expect(writePages([page], built)).toEqual([]);
    const markdown = readFileSync(fileOf(page), 'utf8');
    rmSync(fileOf(page));
    build(new Map([[page, words.replace('Menu', 'All pages')]]));
    expect(writeCachedPages([page], built)).toEqual([]);
    expect(readFileSync(fileOf(page), 'utf8')).toBe(markdown);
  });

  it('is not cached for other content, another version or another list of pages', () => {
    build(new Map([[page, words]]));
    writePages([page], built);
    const next = { ...page, version: 'next' };
    expect(writeCachedPages([next], built)).toEqual([next]);
    expect(writeCachedPages([page], { ...built, paths: [...built.paths, '/new'] })).toEqual([page]);
    build(new Map([[page, html('<p>Other words</p>')]]));
    expect(writeCachedPages([page], built)).toEqual([page]);
  });

  it('includes what follows an article inside the page', () => {
    build(new Map([[page, html('<section><article><p>Card</p></article></section><p>Last</p>')]]));
    expect(writePages([page], built)).toEqual([]);
    expect(readFileSync(fileOf(page), 'utf8')).toMatch(/Card\n\nLast\n$/);
  });

  it('is neither written nor cached for pages with problems, which are reported together', () => {
    const tags = { ...page, path: '/api/web/functions/useCamera', source: 'docs/tags.mdx' };
    const good = { ...page, path: '/good', source: 'docs/good.mdx' };
    const pages = new Map([
      [page, html('')],
      [other, html('<p>Words</p>', '')],
      [good, words],
      [tags, html('<p>The &lt;Tabs className="a"> of MDX.</p>')],
    ]);
    build(pages);
    const diagnostics = writePages([...pages.keys()], built);
    expect(diagnostics.map(({ file, what }) => `${file}: ${what}`)).toEqual([
      'docs/tutorials/quick-start.mdx: The page has no content.',
      'docs/tutorials/index.mdx: The page has no title.',
      'docs/tags.mdx: The page shows a tag as text: <Tabs',
      'docs/tags.mdx: The page shows JSX as text: className=',
    ]);
    expect(diagnostics.every(({ fix }) => fix)).toBe(true);
    expect([...pages.keys()].filter((each) => existsSync(fileOf(each)))).toEqual([good]);
    expect(writeCachedPages([...pages.keys()], built)).toEqual([page, other, tags]);
  });

  it('is not written if a page was not built', () => {
    expect(() => writePages([page], built)).toThrow('ENOENT');
  });
});

describe('leftovers', () => {
  it('do not include the mark at the end of tabs', () => {
    expect(leftovers('**A**\n\none\n\n<!-- End of tabs: A | B -->\n', 'a.mdx')).toEqual([]);
  });

  it.each(['</div>', '<!-- note -->', "import Tabs from '@theme/Tabs';", '{/* todo */}', 'text <br /> text'])(
    'are found in %s',
    (line) => {
      expect(leftovers(`# Title\n\n${line}\n`, 'a.mdx')).toHaveLength(1);
    },
  );

  it.each([
    '`<Tabs className="a">`',
    '`` `<b>` ``',
    '```tsx\n<Tabs className="a">\n```',
    '> ```ts\n> import a from "b";\n> ```',
    '````md\n```\n<b>\n```\n<i>\n````',
    'a < b, and 1 <2',
    'import rooms from your backend',
  ])('are not found in %s', (text) => {
    expect(leftovers(`# Title\n\n${text}\n`, 'a.mdx')).toEqual([]);
  });

  it('are found after a closed fence', () => {
    expect(leftovers('```ts\na\n```\n\n<b>\n', 'a.mdx')).toHaveLength(1);
  });
});

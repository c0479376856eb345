import { describe, expect, it } from 'vitest';
import { dropUnused, namesInSelector } from '../../plugins/lean-styles/drop-unused';
import { missedIn } from '../../plugins/lean-styles/missed';
import { joinNames, type Names, namesInHtml, namesInPage, namesInScript } from '../../plugins/lean-styles/names';

const names = (...words: string[]): Names => ({ words: new Set(words), tags: new Set() });

describe('names in scripts', () => {
  it('are the words of all texts, also of keys and templates, and not those of code', () => {
    const { words } = namesInScript(
      'const card = /["]/; f("menu menu--open", { "menu__link--active": card }, `alert--${card} close`)',
    );
    expect([...words].sort()).toEqual(['alert--', 'close', 'menu', 'menu--open', 'menu__link--active']);
  });

  it('are of a page only its classes, also in HTML, and what may be an element', () => {
    const { words, tags } = namesInPage(
      String.raw`t={ol:"ol"};x(t.ol,{className:"task list",children:"A card"});y({html:"<pre class=\"code-pre\">",z:'<i class="line">'})`,
    );
    expect([...words].sort()).toEqual(['code-pre', 'line', 'list', 'task']);
    expect([...tags]).toEqual(expect.arrayContaining(['ol', 'pre', 'i']));
    expect(tags).not.toContain('card');
  });

  it('of several are joined', () => {
    expect(joinNames([names('a'), { words: new Set('b'), tags: new Set(['p']) }])).toEqual({
      words: new Set(['a', 'b']),
      tags: new Set(['p']),
    });
  });
});

describe('unused styles', () => {
  const css = `
    :root { --used: 1px; --unused: 2px; --by-script: var(--behind); --behind: var(--behind-that); --behind-that: 4px }
    .menu { margin: var(--used) } .card { color: red } .menu .card { color: blue } .menu, .hero { top: 0 }
    .alert--info { left: 0 } h2 { right: 0 } iframe { bottom: 0 } [class*='menu_'] { width: 0 }
    [data-theme='dark'] .menu { color: white } @keyframes turn { to { top: 1px } } @keyframes stay { to { top: 2px } }
    #nprogress { animation: turn 1s } :focus-visible { top: 3px } :where(.menu):not(.alert--info):hover { top: 4px }
    @font-face { font-family: Figtree }`;
  const known: Names = {
    words: new Set(['menu', 'alert--', 'nprogress', '--by-script', 'dark']),
    tags: new Set(['h2']),
  };

  it('are dropped, and all that nothing names', async () => {
    const lean = await dropUnused(css, known);
    expect(lean.css.replace(/\s+/g, ' ').trim()).toBe(
      ':root { --used: 1px; --by-script: var(--behind); --behind: var(--behind-that); --behind-that: 4px } .menu { margin: var(--used) } .menu { top: 0 } .alert--info { left: 0 } ' +
        "h2 { right: 0 } [class*='menu_'] { width: 0 } [data-theme='dark'] .menu { color: white } " +
        '@keyframes turn { to { top: 1px } } #nprogress { animation: turn 1s } :focus-visible { top: 3px } :where(.menu):not(.alert--info):hover { top: 4px } @font-face { font-family: Figtree }',
    );
    expect(lean.dropped).toEqual(['.card', '.hero', 'iframe']);
  });

  it('of the mode of colours that the site does not have are dropped', async () => {
    expect((await dropUnused(css, known, 'light')).css).not.toContain('data-theme');
    expect((await dropUnused(css, known, 'dark')).css).toContain('data-theme');
  });

  it('are told by the names in their selectors', () => {
    expect(namesInSelector('html[data-x="y"]:not(.a) > .b--c::before, #d')).toEqual(['html', '.a', '.b--c', '#d']);
  });
});

describe('a built page', () => {
  const html =
    '<body class=plugin-docs><a href=/x class="menu__link b">&lt;i class="card"&gt;</a><br class=\'end\'></body>';

  it('is read for classes and elements, and not for what it shows as code', () => {
    expect([...namesInHtml(html)].sort()).toEqual(['.b', '.end', '.menu__link', '.plugin-docs', 'a', 'body', 'br']);
  });

  it('that uses dropped styles is a fault', () => {
    expect(missedIn('index.html', namesInHtml(html), ['.card', '.end', 'i'])).toEqual([
      expect.objectContaining({ file: 'index.html', what: expect.stringContaining('".end"') as string }),
    ]);
  });
});

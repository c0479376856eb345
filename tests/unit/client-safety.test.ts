import { describe, expect, it } from 'vitest';
import { readableHash, readablePath } from '../../src/lib/readable-path';
import { isOwnScript } from '../../src/client/boot/trusted-types/own-script';
import { safeMarkup } from '../../src/client/boot/trusted-types/safe-markup';

describe('readablePath', () => {
  it.each(['/', '/api/web', '/caf%C3%A9', '/%2F', '/%E8%B7%AF', '/a%20b'])('leaves %s as it is', (path) => {
    expect(readablePath(path)).toBe(path);
  });

  it.each([
    ['/%', '/%EF%BF%BD'],
    ['/%FF', '/%EF%BF%BD'],
    ['/%E0%A4', '/%EF%BF%BD'],
    ['/%25', '/%EF%BF%BD'],
    ['/100%25/caf%C3%A9', '/100%EF%BF%BD/caf%C3%A9'],
    ['/a%zz', '/a%EF%BF%BDzz'],
    ['//evil.com', '/evil.com'],
    ['//%FF', '/%EF%BF%BD'],
  ])('turns %s into %s, which can be decoded twice', (path, readable) => {
    expect(readablePath(path)).toBe(readable);
    expect(() => decodeURI(decodeURI(readable))).not.toThrow();
  });
});

describe('readableHash', () => {
  it.each([
    ['', ''],
    ['#a', '#a'],
    ['#%25', '#%25'],
    ['#%', '#%EF%BF%BD'],
    ['#caf%C3', '#caf%EF%BF%BD'],
  ])('turns %s into %s', (hash, readable) => {
    expect(readableHash(hash)).toBe(readable);
    expect(() => decodeURIComponent(readable)).not.toThrow();
  });
});

describe('isOwnScript', () => {
  const origin = 'https://docs.fishjam.io';
  const folder = `${origin}/assets/js/`;

  it.each(['/assets/js/a.1.js', `${origin}/assets/js/search.9a.js`])('accepts %s', (address) => {
    expect(isOwnScript(address, folder)).toBe(true);
  });

  it.each([
    'https://evil.com/assets/js/a.js',
    '//evil.com/assets/js/a.js',
    '/\\evil.com/assets/js/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://docs.fishjam.io/assets/js/a.js',
    'javascript:alert(1)',
    '/assets/js/../../a.js',
    '/assets/js/%2e%2e/%2e%2e/a.js',
    '/a.js',
    'http://docs.fishjam.io/assets/js/a.js',
    'https://docs.fishjam.io@evil.com/assets/js/a.js',
    'http://',
  ])('rejects %s', (address) => {
    expect(isOwnScript(address, folder)).toBe(false);
  });
});

describe('safeMarkup', () => {
  it.each([
    '',
    'plain &lt;text&gt; & more > less',
    '<code>useCamera</code> <em>and</em> <strong>more</strong>',
    '<span class="line" data-hover="3"><a href="/api/web#x">Type</a></span>',
    '<a href="https://fishjam.io/" target="_blank" rel="noopener noreferrer">Fishjam</a>',
    '<svg viewBox="0 0 1 1" role="img"><title>A</title><path d="M0 0" marker-end="url(#arrow)"/></svg>',
    '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
    '<script></script>',
  ])('leaves %s as it is', (markup) => {
    expect(safeMarkup(markup)).toBe(markup);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.com></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)>',
    '<span OnClick="alert(1)">',
    '<span class="a"onclick="alert(1)">',
    '<span class="a" onclick="alert(1)">',
    '<a href="javascript:alert(1)">',
    '<a href=" javascript:alert(1)">',
    '<a href="&#106;avascript:alert(1)">',
    '<a xlink:href="javascript:alert(1)">',
    '<a class="x" href="data:text/html,x">',
    '<iframe srcdoc="x">',
    '<p style="position:fixed">',
    '<form action="//evil.com">',
    '<base href="//evil.com">',
    '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
    '<math><mi xlink:href="javascript:alert(1)">',
    '<!--<img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml <img src=x onerror=alert(1)>?>',
    '<span class="<img src=x onerror=alert(1)>">',
    '<span <img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)',
    '<style>@import "//evil.com"</style>',
    '<template><script>alert(1)</script></template>',
  ])('makes %s harmless', (markup) => {
    // Only harmless elements may remain, with no attribute except for `class`.
    const tags = safeMarkup(markup).match(/<[^>]*>?/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(?:a|p|span|svg)(?: class="[^"<>]*")?>$/.test(tag))).toEqual([]);
  });
});

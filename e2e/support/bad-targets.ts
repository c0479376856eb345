import type { Random } from './random';

/** Text that is part of every target and that no response may contain. */
export const marker = 'qz7marker';

/** Parts that are known to break servers and routers. All are Latin-1, one byte per character. */
const parts = [
  '..',
  '.',
  '',
  '...',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '..%2f',
  '%2f',
  '%2F..',
  '%5c',
  '..%5c',
  '\\',
  '..\\',
  '%c0%ae%c0%ae',
  '%u002e',
  '..;',
  ';',
  ';a=b',
  '%00',
  '%00.html',
  '%0a',
  '%0d%0aSet-Cookie:%20a=b',
  '%09',
  '%1b',
  '%7f',
  '%20',
  '+',
  '%',
  '%%',
  '%2',
  '%zz',
  '%25',
  '%2525',
  '%FF',
  '%E0%A4%A',
  '%ed%a0%80',
  '%f0%9f%98%80',
  'caf\xc3\xa9',
  '\xff\xfe',
  '\x80',
  '%D0%BF%D1%83%D1%82%D1%8C',
  '%E8%B7%AF',
  '%D9%85',
  '%e2%80%ae',
  '<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '"><img src=x onerror=alert(1)>'.replaceAll(' ', '%20'),
  "'-alert(1)-'",
  '{{7*7}}',
  '${7*7}',
  '$uri',
  '$1',
  '|',
  '^',
  '`id`',
  '*',
  '?',
  '??',
  '#',
  '%23',
  '@',
  '//',
  ':',
  ':80',
  '~',
  '!',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  '&',
  '=',
  '.git',
  '.env',
  '.htaccess',
  'wp-login.php',
  'index.html',
  'index',
  '.html',
  '.html.html',
  '.md',
  '.br',
  '.gz',
  'index.html.gz',
  '404',
  '404.html',
  '__proto__',
  'constructor',
  'etc/passwd',
  'con',
  'nul',
] as const;

const queries = [
  '',
  '',
  '?',
  `?q=${marker}`,
  '?q=%',
  '?q=<script>alert(1)</script>',
  '?docusaurus-data-%22=1',
  '?docusaurus-data-theme=%3Cx%3E',
  '?__proto__[a]=b',
  '?a=//evil.com',
  `?${'q='.repeat(400)}`,
  '?%0d%0aX-Header:%201',
  '?q=%FF&q=%00',
  '?sdk=<x>',
  '?version=%2F..',
  '?changes=toString',
  '?changes=__proto__',
];

/**
 * Creates a malicious or mistyped path and query.
 *
 * @param pages - paths of the site, which are used as parts.
 * @returns the request target as Latin-1; without raw spaces and line breaks, which would end it.
 */
export function badTarget(random: Random, pages: readonly string[]): string {
  const segments = random.pick([
    random.pick(pages).split('/').slice(1),
    [],
    ['next'],
    ['0.20.0', 'api'],
    ['assets', 'js'],
  ]);
  const made = [...segments];
  for (let count = 1 + random.below(3); count > 0; count--)
    made.splice(random.below(made.length + 1), 0, random.pick(parts));
  made.splice(
    random.below(made.length + 1),
    0,
    random.pick([marker, `${marker}${random.pick(parts)}`, random.pick(parts) + marker]),
  );
  let path = `/${made.join('/')}`;
  if (random.below(12) === 0) path = changeCase(path);
  if (random.below(20) === 0) path += String.fromCharCode(1 + random.below(31)).replace(/[\t\n\r]/, '\x01');
  if (random.below(60) === 0) path += `/${'a'.repeat(random.pick([300, 5000, 9000, 40_000]))}`;
  if (random.below(40) === 0) path = '/..'.repeat(random.pick([3, 30])) + path;
  if (random.below(40) === 0) path = `/${path}`;
  return path + random.pick(queries);
}

function changeCase(path: string): string {
  return path.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

/** Malicious and malformed search queries. */
export const badQueries: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'; drop table docs; --",
  '%',
  '%FF',
  '%00',
  '\u0000',
  '\u0007\u001b[31m',
  '\u202e',
  '\ud800',
  'é'.repeat(500),
  'a '.repeat(2000),
  '日本語 ドキュメント',
  'פישג׳ם',
  '😀😀',
  '*',
  '(',
  '[',
  '\\',
  '.*+?^${}()|[]\\',
  '^a',
  'a~9',
  'room^99',
  '+room -peer',
  'room:',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  ' ',
  '\u200b',
  '&lt;b&gt;',
  'javascript:alert(1)',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  'x'.repeat(10_000),
];

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = new Map(
  [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/^ {2}--([\w-]+): (#[0-9a-f]{6});$/gm)].map((found) => [
    found[1] ?? '',
    found[2] ?? '',
  ]),
);

/** Tokens that the framework's variables are set to. */
const mapped = new Map(
  [...readFileSync('src/css/tokens.css', 'utf8').matchAll(/^ {2}--(ifm-[\w-]+): var\(--([\w-]+)\);$/gm)].map(
    ([, name = '', token = '']) => [name, token],
  ),
);

/** Returns the relative luminance, from 0 to 1. See https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two tokens, from 1 to 21. See https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => {
      const color = tokens.get(name);
      if (!color) throw new Error(`src/css/tokens.css has no color --${name}.`);
      return luminance(color);
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const code = [...tokens.keys()].filter((name) => name.startsWith('code-'));

/** Text colors and their backgrounds. WCAG AA requires a contrast of at least 4.5. */
const texts: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['ink', 'ink-soft', 'water-600', 'water-700', 'water-800'],
    ['surface', 'surface-raised', 'surface-code', 'water-50', 'water-100'],
  ],
  [['water-800'], ['water-50']],
  [['ink', 'sand-700'], ['sand-50']],
  [
    ['ink', 'signal-700', 'danger'],
    ['signal-50', 'surface'],
  ],
  [code, ['surface-code', 'mark', 'added', 'removed', 'water-100']],
  [['surface'], ['water-700', 'water-800', 'water-900']],
];

/** Lines and shapes that convey meaning, and their backgrounds. WCAG AA requires a contrast of at least 3. */
const shapes: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['water-500', 'water-600', 'signal-500', 'line-strong'], ['surface']],
  [['water-600', 'signal-500'], ['water-100']],
  [['sand-500'], ['sand-50']],
  [['signal-500'], ['signal-50']],
];

/** Colors of the framework's text, all of which is on the surface. */
const frameworkTexts = [
  'ifm-font-color-base',
  'ifm-heading-color',
  'ifm-color-content',
  'ifm-color-content-secondary',
  'ifm-link-color',
  'ifm-link-hover-color',
  'ifm-navbar-link-color',
];

const pairs = (groups: typeof texts) =>
  groups.flatMap(([fronts, grounds]) => fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const)));

const styleSheets = ['src/css', 'static/css'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && name !== 'tokens.css')
    .map((name) => `${folder}/${name}`),
);

/** Colors as hexadecimal values, function calls or names. Names such as `transparent` and system colors are allowed. */
const colors =
  /#[0-9a-f]{3,8}\b(?=[^{]*;)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*[\s,(](?:white|black|red|gr[ae]y|green|blue)(?=[\s,;)!])/gi;

/** Tokens that need no contrast: decorative lines and borders. */
const decorative = ['line', 'water-200', 'water-300'];

describe('the colors', () => {
  it.each(styleSheets)('all come from the tokens: %s', (file) => {
    expect(readFileSync(file, 'utf8').match(colors)).toBeNull();
  });

  it('are found, including colors of code', () => {
    expect(tokens.size).toBeGreaterThan(30);
    expect(code).toHaveLength(9);
  });

  it('are all in a pair, except decorative ones', () => {
    const paired = new Set([...pairs(texts), ...pairs(shapes)].flat());
    expect([...tokens.keys()].filter((name) => !paired.has(name)).sort()).toEqual(decorative);
  });

  it.each(pairs(texts))('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(frameworkTexts)('of %s can be read on the surface', (name) => {
    expect(contrast(mapped.get(name) ?? name, 'surface')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(styleSheets)('do not depend on a dark theme, which the site does not have: %s', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\[data-theme/);
  });

  it.each(pairs(shapes))('%s can be seen on %s', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

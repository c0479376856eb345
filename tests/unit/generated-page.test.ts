import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSdk } from '../../plugins/api-reference/generate-sdk';
import type { DocsVersion } from '../../plugins/shared/versions';

mkdirSync('.cache', { recursive: true });
const output = mkdtempSync('.cache/test-api-');
afterAll(() => rmSync(output, { recursive: true, force: true }));

const fixture: DocsVersion = { name: 'good', docsDir: 'tests/fixtures/docs', sdksDir: 'tests/fixtures/sdks/good' };

describe('a generated page', () => {
  beforeAll(() => generateSdk(fixture, 'web', output));

  it('writes a page with import, signature, parameters, returned members, deprecation, errors and supporting types', () => {
    const page = readFileSync(`${output}/pages/functions/useWater.mdx`, 'utf8');
    expect(page).toContain('description: "Measures water."');
    expect(page).toContain("import { useWater } from '@fishjam-cloud/react-client';");
    expect(page).toContain('```ts signature local="Inner"\nfunction useWater(options: { depth?: number }): {');
    expect(page).toContain('<Anchor id="options-depth">`options.depth?`</Anchor>');
    expect(page).toContain('Never in `lava`: see [`Sample`](../type-aliases/Sample.mdx).');
    expect(page).toContain('### ~~restart~~');
    expect(page).toContain(':::warning[Deprecated]\n\nUse a new hook.\n\n:::');
    expect(page).toContain('**Returns** Whether it started.');
    expect(page).toContain('## Throws\n\n- Error when there is no water.');
    expect(page).toContain('## Supporting types');
    expect(page).toContain('### Inner');
  });

  it('makes text safe for MDX and keeps code as it is', () => {
    const page = readFileSync(`${output}/pages/type-aliases/Sample.mdx`, 'utf8');
    expect(page).toContain('Degrees `{Celsius}`, \\< 100.');
  });

  it('indexes symbols with their members and anchors', () => {
    const symbols = JSON.parse(readFileSync(`${output}/symbols.json`, 'utf8')) as { name: string; members: unknown }[];
    expect(symbols.find(({ name }) => name === 'useWater')).toMatchObject({
      page: 'api/web/functions/useWater',
      purpose: 'Devices',
      summary: 'Measures water.',
      members: [
        { name: 'sample', anchor: 'sample' },
        { name: 'restart', anchor: 'restart' },
      ],
    });
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DeclarationReflection, ReflectionKind } from 'typedoc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSdk } from '../../plugins/api-reference/typescript/generate-sdk';
import { relatedSection } from '../../plugins/api-reference/render/related';
import type { PageTools } from '../../plugins/api-reference/render/page-tools';
import type { Surface } from '../../plugins/api-reference/surface/describe';
import type { DocsVersion } from '../../plugins/shared/versions';

mkdirSync('.cache', { recursive: true });
const output = mkdtempSync('.cache/test-api-');
afterAll(() => rmSync(output, { recursive: true, force: true }));

const fixtureNamed = (name: string): DocsVersion => ({
  name,
  docsDir: 'tests/fixtures/docs',
  sdksDir: `tests/fixtures/sdks/${name}`,
});
const fixture = fixtureNamed('good');

describe('a generated page', () => {
  beforeAll(() => generateSdk(fixture, 'web', output));

  it('contains the import, signature, parameters, returned members, deprecation, errors and supporting types', () => {
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

  it('lists the caveats of a symbol in a section, of a member below its errors, and of a table row in its cell', () => {
    const page = readFileSync(`${output}/pages/functions/useWater.mdx`, 'utf8');
    expect(page).toContain('## Caveats\n\n- Measures only one place at a time.');
    expect(page).toContain(
      '**Caveats**\n\n- Do not call it twice. The second call hangs.\n- Only [`Sample`](../type-aliases/Sample.mdx) is kept.',
    );
    expect(page).toContain('Optional. How deep, in meters. Ice counts as water. |');
  });

  it('escapes text for MDX and keeps code unchanged', () => {
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

describe('a name that one module exports and another declares privately', () => {
  beforeAll(() => generateSdk(fixtureNamed('names'), 'mobile', `${output}/names`));
  const page = (name: string) => readFileSync(`${output}/names/pages/functions/${name}.mdx`, 'utf8');

  it('refers to the exported type where that type is used', () => {
    expect(page('listCameras')).toContain('```ts signature\nfunction listCameras(): Camera[];');
    expect(page('listCameras')).not.toContain('Supporting types');
  });

  it('refers to the private type in its own module', () => {
    expect(page('listLivestreamCameras')).toContain('```ts signature local="Camera"');
    expect(page('listLivestreamCameras')).toContain('A camera for livestreams');
  });
});

describe('the shape of a type', () => {
  beforeAll(() => generateSdk(fixtureNamed('shapes'), 'web', `${output}/shapes`));
  const page = (name: string) => readFileSync(`${output}/shapes/pages/${name}.mdx`, 'utf8');

  it('lists every object of a union with the descriptions of its members, excluded members last', () => {
    const text = page('type-aliases/Stream');
    expect(text).toContain('## Properties\n\n### sound');
    expect(text).toContain('## Variants\n\nA value matches exactly one of these variants.\n\n### With token');
    expect(text).toContain(
      [
        '### With streamId',
        '',
        '| Property | Type | Description |',
        '| --- | --- | --- |',
        '| <Anchor id="streamid">`streamId`</Anchor>{/* labels inline streamId */} | `string{:ts}` | The id of a public livestream. |',
        '| <Anchor id="token-2">`token?`</Anchor>{/* labels inline token */} | `never{:ts}` | Not used with an id. |',
      ].join('\n'),
    );
  });

  it('has one table for a union of objects with one member', () => {
    const text = page('type-aliases/Failure');
    expect(text).toContain('`"Denied"{:ts}` | Access was denied. |\n| <Anchor id="name-2">');
    expect(text).not.toContain('### ');
  });

  it('describes inline objects next to `null` and in promises', () => {
    const text = page('interfaces/Result');
    expect(text).toContain(
      '<Anchor id="errors-camera">`camera`</Anchor>{/* labels inline errors.camera */} | `Failure{:ts}` | What went wrong with',
    );
    expect(text).toContain(
      '<Anchor id="restart-room-id">`room.id`</Anchor>{/* labels inline restart().room.id */} | `string{:ts}` | Identifies the room. |',
    );
  });

  it('lists the errors and caveats of a method in an inline object once', () => {
    const text = page('functions/aWatch');
    expect(text).toContain('Stops watching.\n\n**Throws** Error when nothing is watched.\n\n**Caveats**\n\n- Stops');
    expect(text.split('Stops every stream.')).toHaveLength(2);
  });

  it('includes the types of methods in inline objects', () => {
    expect(page('functions/watch')).toContain('`(stream: Stream) => { finish: () => Uint8Array }{:ts}`');
  });

  it('lists members of a union in the index', () => {
    const symbols = JSON.parse(readFileSync(`${output}/shapes/symbols.json`, 'utf8')) as { name: string }[];
    expect(symbols.find(({ name }) => name === 'Stream')).toMatchObject({
      members: [
        { name: 'sound', anchor: 'sound' },
        { name: 'token', anchor: 'token' },
        { name: 'streamId', anchor: 'streamid' },
      ],
    });
  });

  it('lists symbols that accept and return the type, deprecated ones last', () => {
    expect(page('type-aliases/Stream')).toContain(
      '## Related symbols\n\n- **Parameter of** [`watch`](../functions/watch.mdx)',
    );
    expect(page('type-aliases/Failure')).toContain(
      [
        '- **Returned by** [`watch`](../functions/watch.mdx), [`aWatch().failure`](../functions/aWatch.mdx#failure)',
        '- **Property of** [`Result.errors`](../interfaces/Result.mdx#errors)',
      ].join('\n'),
    );
    expect(page('functions/watch')).not.toContain('Related symbols');
  });

  it('includes the members of the unexported type behind an alias in the surface', () => {
    const { modules } = JSON.parse(readFileSync(`${output}/shapes/surface.json`, 'utf8')) as Surface;
    const surfaceOf = (alias: string) => modules[0]!.symbols.find(({ name }) => name === alias);
    expect(surfaceOf('ViewRef')).toMatchObject({ type: 'Handle', aliasedMembers: [{ name: 'close' }] });
    expect(surfaceOf('AnyRef')?.variants).toMatchObject([[{ name: 'move' }], [{ name: 'close' }], [{ name: 'close' }]]);
    expect(surfaceOf('OtherResult')).not.toHaveProperty('aliasedMembers');
  });
});

describe('a list of related symbols', () => {
  const section = (count: number) =>
    relatedSection(
      Array.from({ length: count }, (_, at) => ({
        role: 'takes' as const,
        symbol: new DeclarationReflection(`f${at}`, ReflectionKind.Function),
      })),
      { linkTo: () => undefined } as unknown as PageTools,
    );

  it('is complete if a few links fit, and otherwise collapses the rest', () => {
    expect(section(0)).toBe('');
    expect(section(8)).toMatch(/`f7`$/);
    expect(section(9)).toBe(
      [
        '## Related symbols',
        '- **Parameter of** `f0`, `f1`, `f2`, `f3`, `f4`, `f5`',
        '<details>\n<summary>Show 3 more</summary>',
        '- **Parameter of** `f6`, `f7`, `f8`',
        '</details>',
      ].join('\n\n'),
    );
  });
});

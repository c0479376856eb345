import { describe, expect, it } from 'vitest';
import { generatePython } from '../../plugins/api-reference/python/generate';
import { convertSdk } from '../../plugins/api-reference/typescript/convert';
import { findUndocumented } from '../../plugins/api-reference/typescript/documented';
import { generateSdk } from '../../plugins/api-reference/typescript/generate-sdk';
import { exportedSymbols } from '../../plugins/api-reference/typescript/model';
import { placeOfPath } from '../../plugins/api-reference/typescript/place-of-path';
import { entryPoints } from '../../plugins/api-reference/packages';
import type { ContentDiagnostics, Diagnostic } from '../../plugins/shared/diagnostics';
import type { DocsVersion } from '../../plugins/shared/versions';

const fixture = (name: string): DocsVersion => ({
  name,
  docsDir: 'tests/fixtures/docs',
  sdksDir: `tests/fixtures/sdks/${name}`,
});

const inShort = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ file, line, what }) => `${file}:${line} ${what}`);

describe('the check of SDK declarations', () => {
  it('lists everything that lacks a description, a purpose or an example', async () => {
    const version = fixture('undocumented');
    const { project } = await convertSdk(version, 'web');
    const file = 'tests/fixtures/sdks/undocumented/web/index.d.ts';
    expect(inShort(findUndocumented(exportedSymbols(project, entryPoints(version, 'web')), 'web'))).toEqual([
      `${file}:7 \`Halfway.described\` has no description.`,
      `${file}:7 Parameter \`name\` of \`Halfway.described\` has no description.`,
      `${file}:10 \`nothing\` has no description.`,
      `${file}:17 \`@category Kitchen\` of \`useKitchen\` is not a purpose of the web SDK.`,
      `${file}:17 \`useKitchen\` has no example.`,
      `${file}:17 The first line of \`useKitchen\` does not end in a period: "Has an unknown purpose and no example, and its first sentence does not end"`,
      `${file}:26 \`Choice.silent\` has no description.`,
      `${file}:34 \`Heir.hidden\` has no description.`,
      `${file}:45 \`Heir.own\` has no description.`,
      `${file}:64 The first line of \`Unfinished.timeoutMs\` does not end in a period: "Give up after this many milliseconds"`,
    ]);
  });

  it('finds the declaration that a path in the API surface names', async () => {
    const version = fixture('undocumented');
    const { project } = await convertSdk(version, 'web');
    const symbols = exportedSymbols(project, entryPoints(version, 'web'));
    const lineOf = (path: string) => placeOfPath(`@fishjam-cloud/react-client.${path}`, symbols)?.line;
    expect(lineOf('Unfinished.timeoutMs')).toBe(64);
    expect(lineOf('Unfinished.removed')).toBe(62);
    expect(lineOf('Halfway.described(name)')).toBe(7);
    expect(lineOf('HeirOfHeir extends')).toBe(55);
    expect(lineOf('Heirloom')).toBeUndefined();
  });

  it('reports two symbols with the same route', async () => {
    const error = await generateSdk(fixture('clash'), 'mobile', '.cache/unused').catch((thrown: unknown) => thrown);
    expect(inShort((error as ContentDiagnostics).diagnostics)).toEqual([
      'tests/fixtures/sdks/clash/mobile/livestream.d.ts:6 `Twin` of @fishjam-cloud/react-native-client and `Twin` of @fishjam-cloud/react-native-client/livestream would have the same route, api/mobile/type-aliases/Twin.',
    ]);
  });

  it('reports two symbols of the Python SDK with the same route', async () => {
    const error = await generatePython(fixture('clash'), '.cache/unused').catch((thrown: unknown) => thrown);
    expect(inShort((error as ContentDiagnostics).diagnostics)).toEqual([
      'tests/fixtures/sdks/clash/python/fishjam/peer/__init__.pyi:1 `Track` of fishjam and `Track` of fishjam.peer would have the same route, api/server-python/classes/Track.',
    ]);
  });
});

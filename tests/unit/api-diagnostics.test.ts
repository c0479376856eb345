import { describe, expect, it } from 'vitest';
import { convertSdk } from '../../plugins/api-reference/typescript/convert';
import { findUndocumented } from '../../plugins/api-reference/typescript/documented';
import { findRouteClashes } from '../../plugins/api-reference/typescript/generate-sdk';
import { exportedSymbols } from '../../plugins/api-reference/typescript/model';
import { entryPoints } from '../../plugins/api-reference/packages';
import type { Diagnostic } from '../../plugins/shared/diagnostics';
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
      `${file}:17 The first line of \`useKitchen\` has 74 characters: "Has an unknown purpose and no example, and its first sentence does not end"`,
      `${file}:17 \`useKitchen\` has no example.`,
      `${file}:26 \`Choice.silent\` has no description.`,
      `${file}:34 \`Heir.hidden\` has no description.`,
      `${file}:45 \`Heir.own\` has no description.`,
    ]);
  });

  it('reports two symbols with the same route', async () => {
    const version = fixture('clash');
    const { project } = await convertSdk(version, 'mobile');
    expect(
      inShort(findRouteClashes(exportedSymbols(project, entryPoints(version, 'mobile')), version, 'mobile')),
    ).toEqual([
      'tests/fixtures/sdks/clash/mobile/livestream.d.ts:6 `Twin` of @fishjam-cloud/react-native-client and `Twin` of @fishjam-cloud/react-native-client/livestream would have the same route, api/mobile/type-aliases/Twin.',
    ]);
  });
});

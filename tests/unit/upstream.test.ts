import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDiagnostics } from '../../plugins/shared/diagnostics';
import {
  countDependents,
  installedHash,
  installedUpstream,
  installedVersion,
  readUpstreamRecord,
} from '../../supply-chain/installed-upstream';
import { upstreamDiagnostics, upstreamFiles, type UpstreamRecord } from '../../supply-chain/upstream';

describe('framework files that our code replaces or imports', () => {
  it('match the files that it was last compared with', () => {
    const found = upstreamDiagnostics(installedUpstream(), readUpstreamRecord(), installedHash, installedVersion);
    expect(listDiagnostics(found)).toBe('');
  });

  it('are used by files of ours that exist', () => {
    expect(countDependents(installedUpstream()).files).toBeGreaterThan(0);
  });

  it('are counted by the files of ours that depend on them, each once', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-upstream-'));
    writeFileSync(path.join(folder, 'a.ts'), 'one\ntwo\n');
    writeFileSync(path.join(folder, 'b.ts'), 'one\n');
    const uses = ['a.ts', 'b.ts', 'a.ts'].map((dependent, index) => ({ file: `framework-${index}.js`, dependent }));
    expect(countDependents(uses, folder)).toEqual({ files: 2, lines: 3 });
    rmSync(folder, { recursive: true });
  });

  it('are found by import, by name of a theme component, and by list', () => {
    const installed = [
      '@docusaurus/core/lib/client/preload.js',
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
      '@docusaurus/core/lib/client/theme-fallback/Root/index.js',
      '@docusaurus/theme-classic/lib/theme/Tabs/index.js',
      '@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js',
      '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css',
    ];
    const sources = new Map([
      ['src/client/preload.ts', "import preload from '@docusaurus/core/lib/client/preload';"],
      ['src/client/app.tsx', "import Banner from '@docusaurus/core/lib/client/BaseUrlIssueBanner';"],
      ['src/theme/Root/index.tsx', "import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';"],
      ['src/theme/Tabs/index.tsx', "import type { Props } from '@theme/Tabs';"],
      ['src/theme/NavbarItem/ComponentTypes.tsx', ''],
      ['src/theme/Ours/index.tsx', ''],
    ]);
    const files = upstreamFiles(sources, ['core/lib/client/browserContext.js'], (file) =>
      installed.includes(file) ? '' : undefined,
    );
    const names = files.map(({ file }) => file);
    expect(names).toEqual(expect.arrayContaining([...installed, '@docusaurus/core/lib/client/browserContext.js']));
    expect(names).toContain('@docusaurus/core/lib/client/clientEntry.js');
    expect(files.find(({ file }) => file.endsWith('/Tabs/index.js'))?.dependent).toBe('src/theme/Tabs/index.tsx');
  });

  it('are found behind `internal` modules, which only export them again', () => {
    const folder = '@docusaurus/theme-common/lib';
    const exported = `export { type Metadata, useBlock, } from './utils/blocks';\nexport { useTabs } from './utils/tabs';`;
    const source = `import { type Metadata, useBlock as block, useGone } from '@docusaurus/theme-common/internal';`;
    const files = upstreamFiles(new Map([['src/hooks/ours.ts', source]]), [], (file) =>
      file === `${folder}/internal.d.ts` ? exported : undefined,
    );
    expect(files.filter(({ dependent }) => dependent === 'src/hooks/ours.ts').map(({ file }) => file)).toEqual([
      `${folder}/utils/blocks.js`,
      `${folder}/internal.js`,
    ]);
  });

  describe('that differ from the record', () => {
    const file = '@docusaurus/core/lib/client/preload.js';
    const record: UpstreamRecord = { versions: { '@docusaurus/core': '3.10.2' }, files: { [file]: 'old' } };
    const check = (hash: string | undefined, recorded = record, version = '3.11.0') =>
      upstreamDiagnostics(
        [{ file, dependent: 'src/client/preload.ts' }],
        recorded,
        () => hash,
        () => version,
      );

    it('pass if their content is the same in another version', () => expect(check('old')).toEqual([]));

    it('are reported with the command that shows the difference', () =>
      expect(check('new')).toMatchObject([
        {
          file: 'src/client/preload.ts',
          what: expect.stringContaining('has changed since 3.10.2') as string,
          fix: expect.stringContaining(
            'npm diff --diff=@docusaurus/core@3.10.2 --diff=@docusaurus/core@3.11.0 ./lib/client/preload.js',
          ) as string,
        },
      ]));

    it('are reported when they no longer exist', () =>
      expect(check(undefined)[0]?.what).toBe(`\`${file}\` no longer exists.`));

    it('are reported when their package is no longer installed', () => {
      const gone = 'gone-package/lib/a.js';
      const recorded = { versions: { 'gone-package': '1.0.0' }, files: { [gone]: 'old' } };
      const files = [{ file: gone, dependent: 'src/a.ts' }];
      expect(upstreamDiagnostics(files, recorded, installedHash, installedVersion)).toEqual([
        {
          file: 'src/a.ts',
          what: `\`${gone}\` no longer exists.`,
          fix: 'Check that this file still fits, and then run `npm run check:upstream -- --record`.',
        },
      ]);
    });

    it('are reported when they were never recorded', () =>
      expect(check('new', { versions: {}, files: {} })[0]?.what).toBe(`\`${file}\` is not recorded.`));

    it('are reported when none of our files depends on them', () =>
      expect(
        upstreamDiagnostics(
          [],
          record,
          () => 'old',
          () => '3.10.2',
        ),
      ).toMatchObject([{ file: 'supply-chain/records/upstream.json', what: expect.stringContaining(file) as string }]));
  });
});

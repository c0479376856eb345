import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { docsVersions, root } from '../../plugins/shared/versions';
import type { TypeScriptSdk } from '../../src/lib/sdks';
import { packageNames } from '../../plugins/api-reference/packages';
import { comparePackage, type ComparedModule } from '../../tools/sdk-diff/compare-package';
import { installPackage } from '../../tools/sdk-diff/install-package';
import { applyDifference } from '../../tools/sdk-diff/write/apply';
import type { Declarations } from '../../tools/sdk-diff/write/declarations';
import { Draft } from '../../tools/sdk-diff/write/draft';
import { fileTexts } from '../../tools/sdk-diff/write/file-texts';
import { prepareDeclarations, type Prepared } from '../../tools/sdk-diff/write/prepare';
import { updateRecord } from '../../tools/sdk-diff/write/record';
import { tidyImports } from '../../tools/sdk-diff/write/text-edits';
import { touchedIn } from '../../tools/sdk-diff/write/touched';

// Each comparison reads the types of the DOM and of React, which takes time.
vi.setConfig({ testTimeout: 120_000 });

const next = docsVersions().find((version) => version.name === 'next')!;
mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/sdk-diff-write-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = path.join(folder, 'package');
const edit = (file: string, change: (text: string) => string) => {
  const text = readFileSync(path.join(source, file), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path.join(source, file), change(text));
};

/** Creates a package that matches the declarations of `next` exactly. */
function publish(sdk: TypeScriptSdk, fields: object = { types: 'index.d.ts' }) {
  rmSync(source, { recursive: true, force: true });
  cpSync(path.join(root, next.sdksDir, sdk), source, { recursive: true });
  const manifest = { name: packageNames[sdk], version: '9.9.9', ...fields };
  writeFileSync(path.join(source, 'package.json'), JSON.stringify(manifest));
}

function prepare(sdk: TypeScriptSdk): Prepared {
  const installed = installPackage(path.join(folder, 'installed'), packageNames[sdk], source);
  return prepareDeclarations(
    comparePackage(next, sdk, installed, '@fishjam-cloud/'),
    path.join(root, next.sdksDir, sdk),
  );
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const textOf = ({ files }: Prepared, sdk: TypeScriptSdk, name: string) =>
  plain(files.get(path.join(root, next.sdksDir, sdk, name)) ?? '');

describe('prepared declarations', () => {
  beforeEach(() => publish('web'));

  it('are the same as in the docs if there are no differences', () => {
    expect(prepare('web')).toEqual({ files: new Map(), byHand: [] });
  });

  it('have new symbols, members and parameters with their types, but without the comments from the package', () => {
    edit('devices.d.ts', (text) =>
      text
        .replace(
          'export declare function useCamera(): {',
          '$&\n  /** Secret words. */\n  zoom?: ZoomRange | undefined;',
        )
        .concat(
          '/** Secret words. */\ntype ZoomRange = { /** Secret words. */ from: number };\n',
          '/** Secret words. */\nexport declare const useZoom: (/** Secret words. */ by: DeviceItem) => ZoomRange;\n',
        ),
    );
    edit('metadata.d.ts', (text) =>
      text
        .replace('declare function useUpdatePeerMetadata', '$&'.concat(''))
        .replace(
          /(useUpdatePeerMetadata<[^]*?>\(\): \{)/,
          '$1\n  clearPeerMetadata(keep: readonly string[]): Promise<void>;',
        ),
    );
    const prepared = prepare('web');
    const devices = textOf(prepared, 'web', 'devices.d.ts');
    expect(devices).toContain('zoom?: ZoomRange; };');
    expect(devices).toContain('type ZoomRange = { from: number; };');
    const fresh = textOf(prepared, 'web', 'new.d.ts');
    expect(fresh).toContain("import type { DeviceItem } from './devices';");
    expect(fresh).toContain('export declare function useZoom(by: DeviceItem): ZoomRange;');
    expect(textOf(prepared, 'web', 'index.d.ts')).toContain("export * from './new'; export {};");
    expect(textOf(prepared, 'web', 'metadata.d.ts')).toContain(
      'clearPeerMetadata(keep: readonly string[]): Promise<void>;',
    );
    expect([...prepared.files.values()].join()).not.toContain('Secret');
    expect(prepared.byHand).toEqual([]);
  });

  it('have changed types, optionality and deprecations, and keep our comments', () => {
    edit('devices.d.ts', (text) =>
      text
        .replace('  deviceId: string;', '  deviceId?: number;')
        .replace('  label: string;', '  /** @deprecated */\n  label: string;'),
    );
    const prepared = prepare('web');
    expect(textOf(prepared, 'web', 'devices.d.ts')).toMatch(
      /\/\*\* ID of the device, .{10,100} \*\/ deviceId\?: number; \/\*\* \* Name to show .{10,400} \* @deprecated \*\/ label: string; \};/,
    );
    expect([...prepared.files]).toHaveLength(1);
  });

  it('lack removed symbols, members and parameters, with their comments and imports', () => {
    edit('connection.d.ts', (text) =>
      text.replace(/  audioConfig\?: StreamConfig;\n/, '').replace(/  videoConfig\?: StreamConfig;\n/, ''),
    );
    edit('metadata.d.ts', (text) =>
      text.replace('export declare function useUpdatePeerMetadata', 'declare function hidden'),
    );
    const prepared = prepare('web');
    const connection = textOf(prepared, 'web', 'connection.d.ts');
    expect(connection).not.toMatch(/(audio|video)Config|Simulcast settings of the microphone|StreamConfig/);
    expect(connection).toContain("import type { BandwidthLimits } from './simulcast';");
    expect(textOf(prepared, 'web', 'metadata.d.ts')).not.toContain('function useUpdatePeerMetadata');
  });

  it('keep the comments of symbols that moved to another module', () => {
    const exports = { '.': { types: './index.d.ts' }, './livestream': { types: './livestream.d.ts' } };
    publish('mobile', { exports });
    const statement = /\/\*\*(?:(?!\*\/)[^])*\*\/\nexport declare function useSandbox/.exec(
      readFileSync(path.join(source, 'sandbox.d.ts'), 'utf8'),
    );
    expect(statement).not.toBeNull();
    edit('index.d.ts', (text) => text.replace(/export \* from '\.\/sandbox';\n/, ''));
    edit('livestream.d.ts', (text) => `export * from './sandbox';\n${text}`);
    const prepared = prepare('mobile');
    expect(textOf(prepared, 'mobile', 'new-livestream.d.ts')).toContain(plain(statement![0]));
    expect(textOf(prepared, 'mobile', 'sandbox.d.ts')).not.toContain('function useSandbox');
    expect(textOf(prepared, 'mobile', 'livestream.d.ts')).toContain("export * from './new-livestream';");
  });

  it('have no syntax errors', () => {
    edit('devices.d.ts', (text) =>
      text
        .replace('  label: string;', '')
        .replace('  deviceId: string;', '  deviceId: Map<string, 1>;\n  added: [a: 1];'),
    );
    for (const [file, text] of prepare('web').files) {
      const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest) as unknown as {
        parseDiagnostics: unknown[];
      };
      expect(parsed.parseDiagnostics).toEqual([]);
    }
  });
});

describe('the entry file of a module', () => {
  it('exports the new file, and keeps the helpers that its own new members use', () => {
    const entry = '/sdk/index.d.ts';
    const text = "export * from './devices';\nexport {};\n";
    const source = ts.createSourceFile(entry, text, ts.ScriptTarget.Latest, true);
    const draft = new Draft({ files: [source], modules: [{ file: entry }] } as unknown as Declarations);
    draft.declare('/sdk/new.d.ts', 'useZoom', { text: 'export declare function useZoom(): void;', references: [] });
    draft.declare(entry, 'Range', { text: 'type Range = 1;', references: [] });
    expect(plain(fileTexts(draft).get(entry) ?? '')).toBe(
      "export * from './devices'; export * from './new'; type Range = 1; export {}; ",
    );
  });
});

describe('a member that only a type expression declares', () => {
  it('is left to the technical writer', () => {
    const draft = new Draft({ nodeOf: () => undefined } as unknown as Declarations);
    const module = { documented: new Map([['Events.joined', {}]]), published: new Map() } as unknown as ComparedModule;
    expect(applyDifference(draft, module, { path: 'Events.joined', change: 'gone' })).toBe(false);
  });
});

describe('imports', () => {
  it('of a module are joined, without unused names', () => {
    const text =
      "import type { A, B } from './x';\nimport type { C } from './x';\nimport type { D } from './y';\ntype T = A | C;\n";
    expect(tidyImports('a.d.ts', text)).toBe("import type { A, C } from './x';\ntype T = A | C;\n");
  });
});

describe('mentions of what changed', () => {
  const changed = [
    { path: 'useCamera().zoom', change: 'gone' },
    { path: 'Peer', change: 'type' },
    { path: 'useNew', change: 'new' },
  ] as const;

  it('are lines with the symbol, or with the member in a file that also mentions the symbol', () => {
    const texts = [
      { file: 'a.mdx', text: 'useCamera\nzoom zoomed\nPeerId Peer.\nuseNew' },
      { file: 'b.mdx', text: 'zoom' },
    ];
    expect(touchedIn(changed, texts)).toEqual([
      { file: 'a.mdx', line: 2, path: 'useCamera().zoom' },
      { file: 'a.mdx', line: 3, path: 'Peer' },
    ]);
  });
});

describe('the record of the surface', () => {
  it('changes only for symbols that differ', () => {
    const surface = (...symbols: [name: string, type: string][]) => ({
      modules: [{ name: 'm', symbols: symbols.map(([name, type]) => ({ name, kind: 'variable', type })) }],
    });
    const recorded = { sdk: 'web', ...surface(['a', '1'], ['c', '1'], ['d', '1']) };
    const declared = surface(['a', '2'], ['b', '2'], ['c', '2']);
    const differences = [
      { path: 'b', change: 'new' },
      { path: 'c', change: 'type' },
      { path: 'd', change: 'gone' },
    ] as const;
    expect(updateRecord(recorded, declared, differences)).toEqual({
      sdk: 'web',
      ...surface(['a', '1'], ['b', '2'], ['c', '2']),
    });
  });
});

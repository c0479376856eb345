import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { packageNames } from '../../plugins/api-reference/packages';
import { docsVersions, root } from '../../plugins/shared/versions';
import type { TypeScriptSdk } from '../../src/lib/sdks';
import { comparePackage } from '../../tools/sdk-diff/compare-package';
import { installPackage } from '../../tools/sdk-diff/install-package';
import { formatReport } from '../../tools/sdk-diff/report';

// Each comparison reads the types of the DOM and of React, which takes time.
vi.setConfig({ testTimeout: 60_000 });

const name = packageNames.web;
const next = docsVersions().find((version) => version.name === 'next')!;

// The folder is inside the project, so that the types of React are found.
mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/sdk-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = path.join(folder, 'package');
const write = (file: string, text: string) => writeFileSync(path.join(source, file), text);
const edit = (file: string, change: (text: string) => string) => {
  const text = readFileSync(path.join(source, file), 'utf8');
  expect(change(text)).not.toBe(text);
  write(file, change(text));
};
const manifest = (fields: object) => write('package.json', JSON.stringify({ name, version: '9.9.9', ...fields }));

/** Creates a package that matches the declarations of `next` exactly. */
function publish(sdk: TypeScriptSdk) {
  rmSync(source, { recursive: true, force: true });
  cpSync(path.join(root, next.sdksDir, sdk), source, { recursive: true });
  manifest({ name: packageNames[sdk], types: 'index.d.ts' });
}
beforeEach(() => publish('web'));

const install = (sdk: TypeScriptSdk = 'web') =>
  installPackage(path.join(folder, 'installed'), packageNames[sdk], source);
const report = (sdk: TypeScriptSdk = 'web') => comparePackage(next, sdk, install(sdk), '@fishjam-cloud/').report;
const changes = (sdk?: TypeScriptSdk) => report(sdk).differences.map(({ path: place, change }) => [place, change]);

describe('a comparison of a package with the declarations', () => {
  it('finds no difference if the package matches the declarations', () => {
    expect(report()).toEqual({ differences: [], undocumentedModules: [], missing: [] });
  });

  it('finds new, removed, changed and deprecated symbols, members and parameters', () => {
    edit('devices.d.ts', (text) => text.replace(/isCameraOn: boolean;/, 'isCameraOn: number;'));
    edit('devices.d.ts', (text) => text.replace('export declare function useCamera(): {', '$&\n  zoom?: number;'));
    edit('peers.d.ts', (text) =>
      text.replace(/\/\*\*(?=(?:(?!\*\/)[\s\S])*\*\/\s*export declare function useVAD)/, '$&\n * @deprecated'),
    );
    edit('metadata.d.ts', (text) => text.replace('function useUpdatePeerMetadata', 'function usePeerMetadata'));
    expect(changes()).toEqual([
      ['useCamera().zoom', 'new'],
      ['useCamera().isCameraOn', 'type'],
      ['usePeerMetadata', 'new'],
      ['useVAD', 'deprecated'],
      ['useUpdatePeerMetadata', 'gone'],
    ]);
  });

  it('finds changed index signatures', () => {
    edit('internal.d.ts', (text) => text.replace('Record<string, unknown>', 'Record<string, number>'));
    edit('peers.d.ts', (text) => text.replace('}): Record<PeerId, boolean>;', '}): Record<PeerId, number>;'));
    expect(changes()).toEqual([
      ['JoinRoomConfig.peerMetadata', 'type'],
      ['useVAD()', 'type'],
    ]);
  });

  it('finds new parameters of constructors', () => {
    publish('server');
    edit('client.d.ts', (text) => text.replace('constructor(config: FishjamConfig', '$&, region: string'));
    expect(changes('server')).toEqual([['FishjamClient.constructor(region)', 'new']]);
  });

  it('treats types as equal however they are spelled', () => {
    edit('devices.d.ts', (text) => text.replace(/isCameraOn: boolean;/, 'isCameraOn: Exclude<true | false | 1, 1>;'));
    edit('internal.d.ts', (text) => text.replace('Record<string, unknown>', 'Record<string, any>'));
    expect(changes()).toEqual([]);
  });

  it('treats unions as equal in any order', () => {
    const names = ['OverconstrainedError', 'UNHANDLED_ERROR'];
    edit('devices.d.ts', (text) =>
      text.replaceAll(/(?<=name: ')\w+(?=';)/g, (name) => names[1 - names.indexOf(name)] ?? name),
    );
    expect(changes()).toEqual([]);
  });

  it('names modules without documentation and types that are not installed', () => {
    manifest({ exports: { '.': { types: './index.d.ts' }, './extra': { types: './debug.d.ts' } } });
    edit('debug.d.ts', (text) => `import type { X } from 'no-such-package';\n${text}`);
    edit('peers.d.ts', (text) => `${text}\nexport type Y = import('also-missing').Y | import('node:events').Z;`);
    edit('metadata.d.ts', (text) => `import './globals';\n${text}`);
    write('globals.d.ts', 'declare const someGlobal: string;\n');
    expect(report()).toMatchObject({
      undocumentedModules: [`${name}/extra`],
      missing: ['also-missing', 'no-such-package'],
    });
  });

  it('is grouped by kind of change, with the file to edit', () => {
    edit('devices.d.ts', (text) => text.replace(/isCameraOn: boolean;/, ''));
    expect(formatReport(`${name}@9.9.9`, 'next', report())).toBe(
      `Removed (1)

  useCamera().isCameraOn
    documented: boolean
    → sdks/next/web/devices.d.ts

${name}@9.9.9 and the docs of next: 1 difference.`,
    );
  });
});

describe('a package that cannot be compared', () => {
  it('has another name', () => {
    write('package.json', '{ "name": "other", "version": "1.0.0", "types": "index.d.ts" }');
    expect(() => install()).toThrow(`${source} contains the package other; specify a source for ${name} instead.`);
  });

  it('has no types', () => {
    manifest({});
    rmSync(path.join(source, 'index.d.ts'));
    expect(() => install()).toThrow(`${name}@9.9.9 has no types`);
  });

  it('does not exist', () => {
    rmSync(source, { recursive: true });
    expect(() => install()).toThrow(/^npm could not install .*: Could not read package\.json/);
  });

  it('was only partly downloaded', () => {
    rmSync(path.join(source, 'devices.d.ts'));
    edit('index.d.ts', (text) => `${text}\nexport type Script = import('./script').Script;\n`);
    write('script.js', '');
    expect(() => report()).toThrow(
      /The types of the package do not compile:\n[^]*index\.d\.ts:\d+: \.\/devices is missing\.\n[^]*\.\/script is missing\./,
    );
  });

  it('does not compile', () => {
    edit('peers.d.ts', (text) => `${text}\nexport type Broken = {`);
    expect(() => report()).toThrow(/The types of the package do not compile:\n.*peers\.d\.ts:\d+: '}' expected\./);
  });
});

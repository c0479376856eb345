import { describe, expect, it, vi } from 'vitest';
import { noticeOf } from '../../plugins/client-bundle/licenses/notice';
import { isAllowed, licensePolicy } from '../../plugins/client-bundle/licenses/policy';
import { advisoryDiagnostics } from '../../supply-chain/advisories';
import { audit } from '../../supply-chain/audit';
import {
  allPackages,
  installedFolders,
  manifestOf,
  recordedAdvisories,
  recordedScripts,
  textOf,
} from '../../supply-chain/files';
import { installScriptDiagnostics } from '../../supply-chain/install-scripts';
import { licenseDiagnostics } from '../../supply-chain/licenses';
import { packagesOf, packagesWithoutEntry, type LockedPackage } from '../../supply-chain/lock-file';
import { pinDiagnostics } from '../../supply-chain/pins';

const locked = (entry: Partial<LockedPackage>): LockedPackage => ({
  name: 'thing',
  version: '1.0.0',
  license: 'MIT',
  hasInstallScript: false,
  hasIntegrity: true,
  ...entry,
});
const whatOf = (diagnostics: readonly { what: string }[]) => diagnostics.map(({ what }) => what);

describe('installed packages', () => {
  it('have allowed licenses', () => {
    expect(licenseDiagnostics(allPackages(), licensePolicy())).toEqual([]);
  });

  it('run no unreviewed install script', () => {
    expect(installScriptDiagnostics(allPackages(), recordedScripts())).toEqual([]);
  });

  it.each(installedFolders())('are pinned, verified by hash and run no scripts: %s', (folder) => {
    const lock = textOf(folder, 'package-lock.json');
    expect(pinDiagnostics(`${folder}/package.json`, manifestOf(folder))).toEqual([]);
    expect(packagesOf(lock).filter(({ hasIntegrity }) => !hasIntegrity)).toEqual([]);
    expect(packagesWithoutEntry(lock)).toEqual([]);
    expect(lock).not.toContain('"resolved"');
    expect(textOf(folder, '.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  it('have a reason and a date for each recorded advisory', () => {
    const records = recordedAdvisories();
    const vulnerabilities = Object.fromEntries(
      records.map((record) => [
        record.package,
        {
          via: records
            .filter((other) => other.package === record.package)
            .map(({ advisory }) => ({ url: advisory, title: '', severity: '', range: '' })),
        },
      ]),
    );
    expect(advisoryDiagnostics({ vulnerabilities }, records)).toEqual([]);
  });
});

describe('a lock file', () => {
  it('is read with nested packages and without the project itself', () => {
    const entry = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
    const packages = {
      '': { name: 'project' },
      'node_modules/@a/b': { ...entry, hasInstallScript: true },
      'node_modules/c/node_modules/@a/b': { ...entry, version: '2.0.0', license: undefined, integrity: undefined },
    };
    expect(packagesOf(JSON.stringify({ packages }))).toEqual([
      locked({ name: '@a/b', hasInstallScript: true }),
      locked({ name: '@a/b', version: '2.0.0', license: undefined, hasIntegrity: false }),
    ]);
  });

  it('is read with an entry without a hash, even if another copy of the package has one', () => {
    const entry = { version: '1.0.0', license: 'MIT' };
    const verified = { ...entry, integrity: 'sha512-x' };
    const packages = {
      'node_modules/a': entry,
      'node_modules/b/node_modules/a': verified,
      'node_modules/c/node_modules/a': verified,
    };
    expect(packagesOf(JSON.stringify({ packages }))).toEqual([
      locked({ name: 'a', hasIntegrity: false }),
      locked({ name: 'a' }),
    ]);
  });

  it('has an entry for each package on which another depends', () => {
    const packages = {
      '': { dependencies: { c: '1.0.0' } },
      'node_modules/c': {
        dependencies: { '@a/b': '1.0.0' },
        optionalDependencies: { 'c-linux': '1', 'c-darwin': '1' },
      },
      'node_modules/c/node_modules/@a/b': {},
      'node_modules/c-linux': {},
    };
    expect(packagesWithoutEntry(JSON.stringify({ packages }))).toEqual(['c-darwin']);
  });
});

describe('licenses', () => {
  const policy = { shipped: ['MIT', 'Apache-2.0'], tools: {}, packages: {} };

  it('are parsed as SPDX expressions', () => {
    expect(isAllowed('(GPL-3.0-or-later OR MIT)', policy.shipped)).toBe(true);
    expect(isAllowed('Apache-2.0 AND MIT', policy.shipped)).toBe(true);
    expect(isAllowed('GPL-3.0-or-later AND MIT', policy.shipped)).toBe(false);
    expect(isAllowed('UNLICENSED', policy.shipped)).toBe(false);
  });

  it('that are unknown or not allowed are all reported', () => {
    const packages = [locked({ license: 'GPL-3.0-only' }), locked({ name: 'other', license: undefined }), locked({})];
    expect(whatOf(licenseDiagnostics(packages, policy))).toEqual([
      'thing@1.0.0 has the license "GPL-3.0-only", which is not allowed.',
      'other@1.0.0 names no license.',
    ]);
  });

  it('that were reviewed apply only while the manifest is unchanged', () => {
    const read = { ...policy, packages: { thing: { license: 'SEE LICENSE', reason: 'Read.' } } };
    expect(licenseDiagnostics([locked({ license: 'SEE LICENSE' })], read)).toEqual([]);
    expect(licenseDiagnostics([locked({ license: undefined })], read)).toEqual([]);
    expect(whatOf(licenseDiagnostics([locked({ license: 'GPL-3.0-only' })], read))).toEqual([
      'thing@1.0.0 has the license "GPL-3.0-only", which is not allowed.',
      '"packages" has thing, which is not installed with this license.',
    ]);
  });

  it('that no tool needs are reported', () => {
    const more = { ...policy, tools: { 'MPL-2.0': 'A tool.', 'CC0-1.0': 'A choice.' } };
    const packages = [locked({ license: 'MPL-2.0' }), locked({ license: 'MIT OR CC0-1.0' })];
    expect(whatOf(licenseDiagnostics(packages, more))).toEqual(['"tools" has CC0-1.0, which no package needs.']);
  });

  it('are published with name and text', () => {
    const notice = noticeOf([{ name: 'thing 1.0.0', license: 'MIT', text: '\nCopyright (c) Somebody\n' }]);
    expect(notice).toMatch(/\nthing 1\.0\.0 \(MIT\)\n-+\n\nCopyright \(c\) Somebody\n$/);
  });
});

describe('install scripts', () => {
  it('without a record are reported, and so are records without a script', () => {
    const diagnostics = installScriptDiagnostics([locked({ hasInstallScript: true })], { other: 'Prints.' });
    expect(whatOf(diagnostics)).toEqual([
      'thing has an install script, which is not run here.',
      'other has no install script.',
    ]);
  });
});

describe('pins', () => {
  it.each(['^1.0.0', '1.x', 'latest', 'npm:other@^1.0.0', 'npm:other', 'git+https://example.com/a.git', '>=1.0.0'])(
    'do not include "%s"',
    (version) => {
      expect(pinDiagnostics('package.json', { devDependencies: { thing: version } })).toHaveLength(1);
      expect(pinDiagnostics('package.json', { overrides: { thing: version } })).toHaveLength(1);
    },
  );

  it('are checked in each group of dependencies', () => {
    const manifest = { dependencies: { a: '^1.0.0' }, devDependencies: { a: '1.0.0' } };
    expect(pinDiagnostics('package.json', manifest)).toHaveLength(1);
  });

  it('are exact versions', () => {
    expect(
      pinDiagnostics('package.json', { dependencies: { a: '1.0.0', b: '1.0.0-rc.2', c: 'npm:@d/e@1.0.0' } }),
    ).toEqual([]);
  });
});

describe('an audit', () => {
  it('explains why npm did not run', () => {
    vi.stubEnv('PATH', '');
    expect(() => audit()).toThrow('npm audit did not run: spawnSync npm ENOENT.');
    vi.unstubAllEnvs();
  });
});

describe('advisories', () => {
  const url = 'https://example.com/advisory';
  const report = {
    vulnerabilities: {
      thing: { via: [{ url, title: 'Slow on long input', severity: 'high', range: '<2.0.0' }] },
      parent: { via: ['thing'] },
    },
  };
  const record = { package: 'thing', advisory: url, reason: 'Its input is ours.', date: '2026-11-21' };

  it('without a record are reported once, at their package', () => {
    expect(whatOf(advisoryDiagnostics(report, []))).toEqual([`thing <2.0.0: Slow on long input (high, ${url}).`]);
  });

  it('with a reason and a date are not reported', () => {
    expect(advisoryDiagnostics(report, [record])).toEqual([]);
    expect(whatOf(advisoryDiagnostics(report, [{ ...record, reason: ' ' }]))).toEqual([
      'The record of thing has no reason or no date.',
    ]);
  });

  it('that no longer apply must have no record', () => {
    expect(whatOf(advisoryDiagnostics({ vulnerabilities: {} }, [record]))).toEqual([
      `thing no longer has the finding ${url}.`,
    ]);
  });
});

import type { Plugin } from '@docusaurus/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import buildCache from '../../plugins/client-bundle/build-cache';
import { symptomGroups } from '../../plugins/markdown/symptoms/symptom-groups';

vi.mock(import('../../plugins/markdown/symptoms/symptom-groups'), () => ({ symptomGroups: vi.fn() }));
beforeEach(() => void vi.mocked(symptomGroups).mockReturnValue([]));

type Hooks = Required<Pick<Plugin, 'allContentLoaded' | 'configureWebpack'>>;

/** Returns the version of the bundler's cache for a site with the given pages. */
function versionFor(permalinks: Readonly<Record<string, string>>, experiments: object, description = ''): unknown {
  const plugin = buildCache() as Plugin & Hooks;
  const docs = Object.entries(permalinks).map(([source, permalink]) => ({ source, permalink, description }));
  void plugin.allContentLoaded({
    allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } } },
  } as unknown as Parameters<Hooks['allContentLoaded']>[0]);
  const [config, isServer, utilities] = [{ experiments }, false, {}] as unknown as Parameters<
    Hooks['configureWebpack']
  >;
  return plugin.configureWebpack(config, isServer, utilities, undefined);
}

describe('the bundler’s cache', () => {
  const cache = { cache: { type: 'persistent', version: 'client-3.10.2' } };

  it('is kept for the same pages, and invalidated when an address or a description changes', () => {
    const version = versionFor({ 'a.mdx': '/a', 'b.mdx': '/b' }, cache);
    expect(version).toMatchObject({
      experiments: { cache: { version: expect.stringMatching(/^client-3\.10\.2-.+/) as string } },
    });
    expect(versionFor({ 'a.mdx': '/a', 'b.mdx': '/b' }, cache)).toEqual(version);
    expect(versionFor({ 'a.mdx': '/a', 'b.mdx': '/c' }, cache)).not.toEqual(version);
    expect(versionFor({ 'a.mdx': '/a', 'b.mdx': '/b' }, cache, 'Words')).not.toEqual(version);
  });

  it('is invalidated when a symptom in a guide changes', () => {
    const version = versionFor({ 'a.mdx': '/a' }, cache);
    vi.mocked(symptomGroups).mockReturnValue([{ heading: 'React', guides: [] }]);
    expect(versionFor({ 'a.mdx': '/a' }, cache)).not.toEqual(version);
  });

  it('is not added to a configuration without one', () => {
    expect(versionFor({}, {})).toEqual({});
  });
});

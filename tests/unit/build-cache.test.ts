import type { Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import buildCache from '../../plugins/client-bundle/build-cache';

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

  it('is not added to a configuration without one', () => {
    expect(versionFor({}, {})).toEqual({});
  });
});

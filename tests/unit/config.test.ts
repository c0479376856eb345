import type { Config } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';

const variable = 'FISHJAM_ANALYTICS_CONTAINER_ID';

/** Reads the site's configuration again, with the current environment. */
async function readConfig(): Promise<Config> {
  vi.resetModules();
  return (await import('../../docusaurus.config')).default;
}

const pluginNames = ({ plugins = [] }: Config) =>
  plugins.map((plugin) => (Array.isArray(plugin) ? String(plugin[0]) : ''));

afterEach(() => vi.unstubAllEnvs());

describe('the configuration', () => {
  it('loads no analytics without a container ID', async () => {
    vi.stubEnv(variable, '');
    expect(pluginNames(await readConfig())).not.toContain('@docusaurus/plugin-google-tag-manager');
  });

  it('adds the container whose ID is in the environment', async () => {
    vi.stubEnv(variable, 'GTM-EXAMPLE');
    expect((await readConfig()).plugins).toContainEqual([
      '@docusaurus/plugin-google-tag-manager',
      { containerId: 'GTM-EXAMPLE' },
    ]);
  });

  it('fails the build for broken links, broken anchors and duplicate routes', async () => {
    const { onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown } = await readConfig();
    expect([onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown?.hooks?.onBrokenMarkdownLinks]).toEqual(
      Array(4).fill('throw'),
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { createHashHistory, createMemoryHistory } from '../../plugins/lean-client/browser-history';
import hoistStatics from '../../plugins/lean-client/hoist-statics';
import { FIELDS_READ, siteDataModules } from '../../plugins/lean-client/site-data';

/** Where code of the client is: the framework's, and ours. */
const folders = [
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-common/lib',
  'node_modules/@docusaurus/plugin-content-docs/lib/client',
  'node_modules/@docusaurus/plugin-google-tag-manager/lib',
  'src',
];

const clientFiles = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.(?:js|tsx?)$/.test(name) && !/^(?:server|options)/.test(path.basename(name)))
    .map((name) => path.join(folder, name)),
);

/** Fields that a file reads of the site's configuration. */
function fieldsIn(code: string): string[] {
  const direct = [...code.matchAll(/\bsiteConfig\??\.(\w+)/g)].map(([, field]) => field ?? '');
  const taken = [
    ...code.matchAll(/\bsiteConfig:\s*\{([^{}]*)\}|\{([^{}]*)\}\s*=\s*(?:\w+\(\)\.)?siteConfig\b/g),
    ...code.matchAll(/(\w+):\s*\{[^{}]*\},?\s*\}\s*=\s*siteConfig\b/g),
  ];
  const named = taken.flatMap(([, inside, before]) => (inside ?? before ?? '').split(','));
  return [...direct, ...named.map((name) => name.split(/[:=]/)[0]?.trim() ?? '').filter(Boolean)];
}

describe("the client's part of the site's configuration", () => {
  const reads = clientFiles
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, code]) => /\bsiteConfig\b/.test(code))
    .map(([file, code]) => [file, fieldsIn(code)] as const);

  it('has every field that code of the client reads', () => {
    const known = new Set<string>([...FIELDS_READ, 'future']);
    const missing = reads.flatMap(([file, fields]) =>
      fields.filter((field) => !known.has(field)).map((field) => `${file}: ${field}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no field that none reads', () => {
    const read = new Set(reads.flatMap(([, fields]) => fields));
    expect(FIELDS_READ.filter((field) => !read.has(field))).toEqual([]);
  });

  it('is read nowhere as a whole but in the context that hands it on', () => {
    const unclear = reads.filter(([, fields]) => fields.length === 0).map(([file]) => path.basename(file));
    expect(unclear).toEqual(['docusaurusContext.js']);
  });

  it('lacks what only a build needs', () => {
    const config = { title: 'Fishjam', plugins: ['secret'], future: { experimental_router: 'browser', faster: {} } };
    const modules = siteDataModules(config as unknown as DocusaurusConfig);
    expect(modules.get('docusaurus.config')).toBe(
      'export default {"title":"Fishjam","future":{"experimental_router":"browser"}};\n',
    );
    expect(modules.get('site-metadata')).toBe('export default {};\n');
  });
});

describe('versions of packages', () => {
  it('are read by no code of the client', () => {
    const readers = clientFiles.filter((file) => /\bsiteMetadata\b/.test(readFileSync(file, 'utf8')));
    expect(readers.map((file) => path.basename(file))).toEqual(['docusaurusContext.js']);
  });
});

describe('what stands in for modules', () => {
  it('of `withRouter` says what to use instead, because no code of the client calls it', () => {
    expect(hoistStatics).toThrow('use the hooks of `@docusaurus/router`');
    expect(clientFiles.filter((file) => /\bwithRouter\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    // The framework's entry names it; what it gets is ours (see `plugins/navigation/`).
    ['createHashHistory', createHashHistory, 'HashRouter', ['node_modules/@docusaurus/core/lib/client/clientEntry.js']],
    ['createMemoryHistory', createMemoryHistory, 'MemoryRouter', []],
  ])(
    'of %s says what to use instead, because no code of the client draws its router',
    (name, standIn, router, files) => {
      expect(standIn).toThrow('use `BrowserRouter`');
      const uses = new RegExp(`\\b${name}\\b|<${router}\\b`);
      expect(clientFiles.filter((file) => uses.test(readFileSync(file, 'utf8')))).toEqual(files);
    },
  );

  it("of the banner is imported in its place by the framework's frame", () => {
    expect(readFileSync('node_modules/@docusaurus/core/lib/client/App.js', 'utf8')).toContain(
      "from './BaseUrlIssueBanner';",
    );
  });
});

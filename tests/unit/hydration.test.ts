import { existsSync, readFileSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import hydration from '../../plugins/hydration';
import { root } from '../../plugins/shared/versions';
import * as react from '../../src/client/react';

interface Configured {
  readonly module: { readonly rules: readonly { include: readonly string[]; resolve: { alias: object } }[] };
}

const configured = (siteDir: string) =>
  (hydration({ siteDir } as LoadContext).configureWebpack as unknown as () => Configured)();

describe('the framework files that set state after hydration', () => {
  const [rule] = configured(root).module.rules;

  it('use React effects that our module replaces', () => {
    expect(rule?.include.length).toBeGreaterThan(0);
    for (const file of rule?.include ?? []) {
      const text = readFileSync(file, 'utf8');
      const [, names = ''] = /import (?:React, )?\{([^}]*)\} from 'react';/.exec(text) ?? [];
      const wanted = names.split(',').map((name) => name.trim());
      expect(Object.keys(react), file).toEqual(expect.arrayContaining(wanted.filter(Boolean)));
      expect(wanted, file).toContain('useEffect');
    }
    for (const own of Object.values(rule?.resolve.alias ?? {})) expect(existsSync(own as string)).toBe(true);
  });

  it('are checked: a missing file is named in the error', () => {
    expect(() => configured('/elsewhere')).toThrow(
      /no longer:\n\/elsewhere\/node_modules\/@docusaurus\/core\/lib\/client\/browserContext\.js\n[^]*useWindowSize\.js/,
    );
  });
});

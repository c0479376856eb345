import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesWithEffects } from '../../plugins/client-bundle/hydration';
import * as react from '../../src/client/react';

describe('the module that replaces React', () => {
  it.each(filesWithEffects)('exports the imports of %s', (file) => {
    const text = readFileSync(path.join('node_modules/@docusaurus', file), 'utf8');
    const [, names = ''] = /import (?:React, )?\{([^}]*)\} from 'react';/.exec(text) ?? [];
    const wanted = names.split(',').map((name) => name.trim());
    expect(wanted).toContain('useEffect');
    expect(Object.keys(react)).toEqual(expect.arrayContaining(wanted.filter(Boolean)));
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkVersion } from '../plugins/content-checks/check-version';
import { docsVersions, root } from '../plugins/shared/versions';

// This is not a unit test, because it checks a whole version. After a build, most results are cached.

/** A page that every version has, with a sample that imports from an SDK. */
const page = 'how-to/react/connecting.mdx';

mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/seeded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(docsVersions().map((version) => [version.name, version] as const))('in %s', (name, version) => {
  it('a wrong import is reported with version, page and line, together with all other problems', async () => {
    const docsDir = path.relative(root, path.join(folder, name));
    cpSync(path.join(root, version.docsDir), docsDir, { recursive: true });
    const source = readFileSync(`${docsDir}/${page}`, 'utf8');
    const line = source
      .split('\n')
      .findIndex((text) => text.startsWith("import { useConnection } from '@fishjam-cloud"));
    expect(line).toBeGreaterThan(0);
    writeFileSync(
      `${docsDir}/${page}`,
      source
        .replace("import { useConnection } from '@fishjam-cloud", "import { useConection } from '@fishjam-cloud")
        .replace('./start-streaming.mdx', './no-such-page.mdx')
        .concat('\n```mermaid\nflowchart LR\n  accTitle: A title\n  a["A"] --> b\n```\n'),
    );

    const problems = await checkVersion({ ...version, docsDir });
    expect(problems.find(({ what }) => what.includes('useConection'))).toMatchObject({
      file: `${docsDir}/${page}`,
      line: line + 1,
      what: expect.stringContaining(`against Fishjam ${name}`) as string,
      fix: expect.stringContaining(version.sdksDir) as string,
    });
    expect(problems.some(({ what }) => what.includes('no-such-page'))).toBe(true);
    const fence = source.split('\n').length + 1;
    expect(problems.filter(({ line: at = 0 }) => at >= fence)).toMatchObject([
      { file: `${docsDir}/${page}`, line: fence + 3, what: '`b` has no text.' },
      { file: `${docsDir}/${page}`, line: fence, what: expect.stringContaining('`accDescr`') as string },
    ]);
  }, 600_000);
});

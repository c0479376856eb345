import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../plugins/shared/versions';
import { noAction, type Change, type Upgrade, type UpgradeStep } from '../../plugins/api-reference/upgrades/change';
import { changedLines } from '../../plugins/api-reference/upgrades/changed-lines';
import { codeDiagnostics } from '../../plugins/api-reference/upgrades/check-upgrades';
import { codeChecksOf, judge } from '../../plugins/api-reference/upgrades/code-checks';
import { findCompletenessDiagnostics, findSearchDiagnostics } from '../../plugins/api-reference/upgrades/completeness';
import { allUpgrades, compose, removeUnsearchableNames } from '../../plugins/api-reference/upgrades/compose';
import {
  upgradeIndex,
  upgradePage,
  type PageVersion,
  type UpgradesOfPair,
} from '../../plugins/api-reference/upgrades/page';
import { readStep } from '../../plugins/api-reference/upgrades/read-step';
import { findIdDiagnostics, readSteps } from '../../plugins/api-reference/upgrades/steps';
import { upgradeCheck } from '../../plugins/api-reference/upgrades/upgrade-check';

const place = { sdk: 'web', from: '0.21.0', to: '0.22.0', file: 'sdks/0.22.0/upgrade/web.yaml' } as const;
const read = (source: string) => readStep(source, place, ['0.20.0', '0.21.0']);
const whats = (diagnostics: readonly { what: string }[]) => diagnostics.map(({ what }) => what);

const good = `changes:
  - id: join-by-id
    kind: breaking
    title: Join by ID
    appliesIf: your code passes \`url\`
    text: Pass an ID.
    covers: [JoinRoomConfig.url]
    search: [url]
    before: |
      join({ url });
    after: |
      join({ id });
`;

const code = (text: string) => ({ code: text, lang: 'ts', line: 8 });

const change = (fields: Partial<Change>): Change => ({
  id: 'a',
  kind: 'breaking',
  title: 'A',
  appliesIf: 'your code uses `old`',
  text: 'Text.',
  covers: [],
  search: ['old'],
  before: code('old();'),
  after: code('current();'),
  replaces: [],
  file: place.file,
  line: 2,
  ...fields,
});

const step = (from: string, to: string, changes: readonly Change[], more: Partial<UpgradeStep> = {}): UpgradeStep => ({
  ...place,
  from,
  to,
  setup: [],
  changes,
  unlisted: [],
  ...more,
});

describe('the data of a step', () => {
  it('is read with the lines of its changes and their code', () => {
    const { step: found, diagnostics } = read(good);
    expect(diagnostics).toEqual([]);
    expect(found.changes).toMatchObject([
      { id: 'join-by-id', line: 2, before: { code: 'join({ url });', lang: 'tsx', line: 10 }, after: { line: 12 } },
    ]);
  });

  it.each<[string, (source: string) => string, string]>([
    ['has no `before`', (text) => text.replace(/ +before: \|\n.*\n/, ''), 'has no `before`'],
    ['has no `after`', (text) => text.replace(/ +after: \|\n.*\n/, ''), 'has no `after`'],
    ['has no names to search for', (text) => text.replace(/ +search:.*\n/, ''), 'has no names to search for'],
    [
      'searches for something else',
      (text) => text.replace('[url]', '[uri]'),
      'searches for uri, which its `before` does not contain',
    ],
    [
      'has no condition',
      (text) => text.replace(/ +appliesIf:.*\n/, ''),
      'has no `appliesIf`, so readers cannot skip it',
    ],
    [
      'has a condition that is a sentence',
      (text) => text.replace('your code passes `url`', 'Your code passes `url`.'),
      'does not complete the sentence "Applies if …."',
    ],
    [
      'has a condition without the reader',
      (text) => text.replace('your code passes', 'code passes'),
      'does not complete the sentence "Applies if …."',
    ],
    [
      'has a condition with a name that the command does not find',
      (text) => text.replace('passes `url`', 'passes `url` to `joinRoom`'),
      "applies to code with `joinRoom`, which the guide's command does not search for",
    ],
    [
      'has a condition, but requires no action',
      (text) => text.replace('breaking', 'new'),
      'requires no action, but has `appliesIf`',
    ],
    [
      'has a setup step with a condition that is a sentence',
      (text) => `setup:\n  - { id: a, title: A, appliesIf: Your app is old., text: A. }\n${text}`,
      'The setup step `a` has an `appliesIf` that does not complete',
    ],
    ['has an unknown kind', (text) => text.replace('breaking', 'broken'), '`changes[0].kind`: Invalid option'],
    ['has an unknown field', (text) => text.replace('title', 'name'), '`changes[0]`: Unrecognized key: "name"'],
    [
      'has no text',
      (text) => text.replace(/ +text:.*\n/, ''),
      '`changes[0].text`: Invalid input: expected string, received undefined',
    ],
    ['has an empty text', (text) => text.replace('Pass an ID.', "' '"), '`changes[0].text`: Too small'],
    ['has an empty list', (text) => text.replace('[JoinRoomConfig.url]', '[]'), '`changes[0].covers`: Too small'],
    [
      'has empty code',
      (text) => text.replace('|\n      join({ id });', "' '"),
      '`changes[0].after`: The code is empty.',
    ],
    [
      'searches for a call',
      (text) => text.replace('[url]', "['join(']"),
      '`changes[0].search[0]`: Expected only letters, digits, `_` and `.`.',
    ],
    [
      'searches for a name of which the code contains only the start and the end',
      (text) => text.replace('search: [url]', 'search: [join.url]').replace('join({ url })', 'join_url()'),
      'searches for join.url, which its `before` does not contain',
    ],
    ['names numbers', (text) => text.replace('[JoinRoomConfig.url]', '[1]'), '`changes[0].covers[0]`: Invalid input'],
    ['is for a later version', (text) => `${text}    from: ['0.22.0']\n`, 'which is not an older version'],
    ['gives a reason for no code', (text) => `${text}    noCode: Nothing.\n`, 'has the kind `breaking` and no code'],
    ['is not YAML', () => 'changes: [', 'is not valid YAML'],
    ['is empty', () => '', 'Invalid input: expected object, received null'],
  ])('is rejected if it %s', (_, edit, what) => {
    const { diagnostics } = read(edit(good));
    expect(whats(diagnostics).join('\n')).toContain(what);
    expect(diagnostics.every(({ file, line, fix }) => file === place.file && line && fix)).toBe(true);
  });

  it('is reported with the line of a wrong value, or of the entry without the value', () => {
    expect(read(good.replace('breaking', 'broken')).diagnostics).toMatchObject([{ line: 3 }]);
    expect(read(`${good}  - id: b\n    kind: new\n    text: B.\n`).diagnostics).toMatchObject([{ line: 13 }]);
  });

  it('needs no condition for a change that requires no action, or for a setup step of every app', () => {
    const withoutAction = `setup:
  - { id: rebuild, title: Rebuild, text: Rebuild it. }
changes:
  - { id: a, kind: new, title: A, text: A., after: 'a();' }
  - { id: b, kind: behavior, title: B, text: B., noCode: ${noAction} }
`;
    expect(read(withoutAction).diagnostics).toEqual([]);
  });

  it('has unique IDs, and replaces only earlier changes', () => {
    const first = step('0.20.0', '0.21.0', [change({ id: 'a' })]);
    expect(findIdDiagnostics([first, step('0.21.0', '0.22.0', [change({ id: 'b', replaces: ['a'] })])])).toEqual([]);
    expect(whats(findIdDiagnostics([first, step('0.21.0', '0.22.0', [change({ id: 'a', replaces: ['c'] })])]))).toEqual(
      [
        'The change `a` replaces `c`, which is not a change of an earlier version.',
        'Another change already has the ID `a`.',
      ],
    );
  });

  it('exists for every version and SDK of this project', () => {
    const { steps, diagnostics } = readSteps();
    const versions = docsVersions()
      .map(({ name }) => name)
      .reverse();
    expect(diagnostics).toEqual([]);
    expect(Object.values(steps).map((list) => list.map(({ from, to }) => `${from} ${to}`))).toEqual(
      new Array(4).fill(versions.slice(1).map((to, index) => `${versions[index]} ${to}`)),
    );
  });
});

describe('an upgrade across several versions', () => {
  const steps = [
    step('0.20.0', '0.21.0', [change({ id: 'first' }), change({ id: 'news', kind: 'new' })], {
      setup: [{ id: 'rebuild', title: 'Rebuild', text: 'Old.' }],
    }),
    step('0.21.0', '0.22.0', [
      change({ id: 'second', from: ['0.21.0'] }),
      change({ id: 'both', from: ['0.20.0'], replaces: ['first'] }),
      change({ id: 'gone', kind: 'removed' }),
    ]),
    step('0.22.0', 'next', [], { setup: [{ id: 'rebuild', title: 'Rebuild', text: 'New.' }] }),
  ];

  it('lists breaking changes first, and drops changes that a later change replaces', () => {
    expect(compose(steps).changes.map(({ id }) => id)).toEqual(['gone', 'both', 'news']);
    expect(compose(steps.slice(0, 1)).changes.map(({ id }) => id)).toEqual(['first', 'news']);
    expect(compose(steps.slice(1)).changes.map(({ id }) => id)).toEqual(['gone', 'second']);
  });

  it('keeps only the last of several setup steps with the same ID', () => {
    const rebuild = { id: 'rebuild', title: 'Rebuild', text: 'New.' };
    const plugin = { id: 'plugin', title: 'Plugin', text: 'Text.' };
    expect(compose(steps).setup).toEqual([rebuild]);
    const last = step('0.22.0', 'next', [], { setup: [plugin, rebuild] });
    expect(compose([...steps.slice(0, 2), last]).setup).toEqual([plugin, rebuild]);
  });

  it('leads from every version to every later one', () => {
    expect(allUpgrades(steps).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '0.20.0 0.21.0',
      '0.20.0 0.22.0',
      '0.21.0 0.22.0',
      '0.20.0 next',
      '0.21.0 next',
      '0.22.0 next',
    ]);
  });
});

describe('the code of a change', () => {
  const upgradeOf = (fields: Partial<Change>): Upgrade => compose([step('0.21.0', '0.22.0', [change(fields)])]);
  /** Judges a change. Code compiles for a version only if it contains the version's name. */
  const judged = (fields: Partial<Change>) =>
    judge(codeChecksOf(upgradeOf(fields)), ({ code: { code: text }, version }) =>
      text.includes(version) ? [] : [{ file: place.file, line: 8, what: 'No such name.' }],
    );
  const old = code('// 0.21.0');
  const current = code('// 0.22.0');
  const both = code('// 0.21.0 0.22.0');
  const neither = code('//');

  it.each<[Change['kind'], Partial<Change>, string | undefined]>([
    ['breaking', { before: old, after: current }, undefined],
    [
      'breaking',
      { before: both, after: current },
      '`before` of `a`, which the upgrade from 0.21.0 to 0.22.0 shows, must fail',
    ],
    ['breaking', { before: neither, after: current }, 'must compile against 0.21.0'],
    ['removed', { before: old, after: old }, 'must compile against 0.22.0'],
    ['behavior', { before: both, after: current }, undefined],
    ['behavior', { before: old, after: current }, 'must compile against 0.22.0'],
    ['deprecated', { before: old, after: current }, 'must compile against 0.22.0'],
    ['new', { before: undefined, after: current }, undefined],
    [
      'new',
      { before: undefined, after: both },
      '`after` of `a`, which the upgrade from 0.21.0 to 0.22.0 shows, must fail',
    ],
  ])('of the kind %s is evaluated: %o', (kind, fields, what) => {
    const diagnostics = judged({ kind, ...fields });
    if (what === undefined) expect(diagnostics).toEqual([]);
    else expect(whats(diagnostics).join('\n')).toContain(what);
  });

  it('is reported on its own line, even if another change has the same code', async () => {
    const broken = (line: number) => ({ code: 'nothing();', lang: 'ts', line });
    const changes = [change({ id: 'a', after: broken(10) }), change({ id: 'b', after: broken(20) })];
    const found = await codeDiagnostics(codeChecksOf(compose([step('0.21.0', '0.22.0', changes)])));
    const ofAfter = found.filter(({ what }) => what.startsWith('`after`'));
    expect(ofAfter.map(({ line, what }) => `${line} ${what.split(',')[0]}`)).toEqual([
      '10 `after` of `a`',
      '20 `after` of `b`',
    ]);
  });

  it('has marks on the lines that differ', () => {
    expect(changedLines('a\nb\nc', 'a\nx\nc\nd')).toEqual({ removed: [2], added: [2, 4] });
    expect(changedLines('same', 'same')).toEqual({ removed: [], added: [] });
    expect(changedLines('a\n\nb', 'b')).toEqual({ removed: [1], added: [] });
  });
});

describe('a difference between two versions', () => {
  const behavior = [{ sdk: 'web', symbol: 'useSandbox', from: '0.21.0', to: '0.22.0', reason: 'Why.' }] as const;
  const differences = ['JoinRoomConfig.url', 'useCamera(options)'];
  const check = (covers: readonly string[], unlisted: readonly string[] = []) =>
    findCompletenessDiagnostics(
      step('0.21.0', '0.22.0', [change({ covers })], { unlisted: [{ covers: unlisted, reason: 'Why.', line: 9 }] }),
      differences,
      behavior,
    );

  it('is in a change or in `unlisted`', () => {
    expect(check(['JoinRoomConfig', 'useSandbox'], ['useCamera'])).toEqual([]);
  });

  it('is reported if it is in neither', () => {
    expect(whats(check(['JoinRoomConfig', 'useSandbox']))).toEqual([
      '`useCamera(options)` of the web SDK differs between 0.21.0 and 0.22.0, but no change covers it.',
    ]);
    expect(whats(check(['JoinRoomConfig', 'useCamera']))).toEqual([
      'sdks/behaviour-changes.json records that `useSandbox` behaves differently in 0.22.0, but no change covers it.',
    ]);
  });

  it('is covered only by a name that differs, never by the start of such a name', () => {
    expect(check(['JoinRoom', 'JoinRoomConfig', 'useSandbox', 'useCamera'])).toMatchObject([
      { line: 2, what: '`JoinRoom` does not differ between 0.21.0 and 0.22.0 of the web SDK.' },
    ]);
  });
});

describe('a name to search for', () => {
  it('is in the code before the change, or in the old version of the SDK', () => {
    const found = findSearchDiagnostics(
      step('0.21.0', '0.22.0', [change({ search: ['old', 'older', 'unknown'] })]),
      (version) => `export declare function older(): '${version}';`,
    );
    expect(whats(found)).toEqual(['The name `unknown` to search for is not in the web SDK of 0.21.0.']);
  });
});

describe('the command that finds code', () => {
  const upgrade = compose([step('0.21.0', '0.22.0', [change({ search: ['url', 'leaveRoom'] }), change({ id: 'b' })])]);

  it('finds whole words in files of the SDK', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-grep-'));
    try {
      writeFileSync(path.join(folder, 'a.tsx'), 'joinRoom({ url });\nconst curl = 1;\nleaveRoom();\n');
      writeFileSync(path.join(folder, 'notes.md'), 'url\n');
      const { stdout } = spawnSync('bash', ['-c', upgradeCheck(upgrade)!], { cwd: folder, encoding: 'utf8' });
      expect(stdout).toBe('./a.tsx:1:joinRoom({ url });\n./a.tsx:3:leaveRoom();\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('contains only names that the old version has', () => {
    const composed = compose([step('0.20.0', '0.21.0', [change({ search: ['old', 'older', 'newer'] })])]);
    const { changes } = removeUnsearchableNames(composed, 'export declare function older(): void;');
    expect(changes.map(({ search }) => search)).toEqual([['old', 'older']]);
  });

  it('is left out if there is nothing to find', () => {
    expect(upgradeCheck(compose([step('0.21.0', '0.22.0', [])]))).toBeUndefined();
  });
});

describe('the pages', () => {
  const version = (name: string, number: string): PageVersion => ({
    name,
    packages: {
      '@fishjam-cloud/react-client': number,
      '@fishjam-cloud/react-native-client': number,
      '@fishjam-cloud/js-server-sdk': '0.22.1',
      'fishjam-server-sdk': number,
    },
    symbols: [],
  });
  const from = version('0.22.0', '0.22.0');
  const to = version('next', '0.23.0');
  const empty = (sdk: Upgrade['sdk']): Upgrade => ({ sdk, from: '0.22.0', to: 'next', setup: [], changes: [] });
  const pair: UpgradesOfPair = {
    web: {
      ...empty('web'),
      changes: [
        change({ id: 'join-by-id', title: 'Join by ID' }),
        change({ id: 'layout', kind: 'behavior', title: 'Check the layout', noCode: 'Check the layout.' }),
        change({
          id: 'speakers',
          kind: 'behavior',
          title: 'Show who is speaking',
          appliesIf: undefined,
          noCode: noAction,
        }),
      ],
    },
    mobile: {
      ...empty('mobile'),
      setup: [
        { id: 'react', title: 'Use React 19', appliesIf: 'your app shows livestreams', text: 'Upgrade.' },
        { id: 'rebuild', title: 'Rebuild', last: true, text: 'Rebuild it.' },
      ],
      changes: [change({ id: 'pip', kind: 'new', title: 'Show a call', appliesIf: undefined, before: undefined })],
    },
    server: empty('server'),
    'server-python': empty('server-python'),
  };
  const page = upgradePage(from, to, pair);

  it('install the packages of the new version if they differ', () => {
    expect(page).toContain('npm install @fishjam-cloud/react-client@0.23.0');
    expect(page).toContain('pip install fishjam-server-sdk==0.23.0');
    expect(page).not.toContain('npm install @fishjam-cloud/js-server-sdk');
  });

  it('link the checklist to the changes, which have code before and after', () => {
    expect(page).toContain('- [Join by ID](#react-join-by-id)');
    expect(page).toContain('#### Join by ID {/* #react-join-by-id */}');
    expect(page).toContain('```ts generated title="Before: 0.22.0" removed="1"\nold();\n```');
    expect(page).toContain('```ts title="After: next" added="1"\ncurrent();\n```');
  });

  it('list in the checklist each change that requires an action', () => {
    expect(page).toContain('- [Check the layout](#react-layout)');
    expect(page).not.toContain('[Show who is speaking]');
  });

  it('state the condition of each change and setup step, in the checklist and before its text', () => {
    expect(page).toContain('- [Join by ID](#react-join-by-id), if your code uses `old`\n');
    expect(page).toContain('{/* #react-join-by-id */}\n\n**Applies if** your code uses `old`.\n\nText.');
    expect(page).toContain('- [Use React 19](#react-native-setup-react), if your app shows livestreams\n');
    expect(page).toContain('-setup-react */}\n\n**Applies if** your app shows livestreams.\n\nUpgrade.');
  });

  it('start with the fact that nothing needs to change', () => {
    expect(page).toContain(`{/* #react-speakers */}\n\n${noAction}\n\nText.`);
    expect(page.split(noAction)).toHaveLength(2);
  });

  it('put the last setup steps after the changes that require an action', () => {
    expect(page).toContain('- Compile your code, and run your tests\n- [Rebuild](#react-native-setup-rebuild)\n');
    expect(page).toContain('### Finish the upgrade {/* #react-native-finish */}\n\n#### Rebuild');
    expect(page).toContain('-setup-rebuild */}\n\nRebuild it.\n\n### New');
    expect(page).not.toContain('{/* #react-finish */}');
    const changes = [change({ id: 'dial', kind: 'behavior', title: 'Dial' }), ...pair.mobile.changes];
    const withChange = upgradePage(from, to, { ...pair, mobile: { ...pair.mobile, changes } });
    const order = [...withChange.matchAll(/^#### (Dial|Rebuild|Show a call) /gm)].map(([, title]) => title);
    expect(order).toEqual(['Dial', 'Rebuild', 'Show a call']);
  });

  it('name the Markdown of each SDK', () => {
    const names = '`/web.md`, `/mobile.md`, `/server.md` or `/server-python.md`';
    expect(page).toContain(names);
    expect(upgradeIndex(to, [{ from, upgrades: pair }], [])).toContain(names);
  });

  it('mark new features as optional', () => {
    const start =
      '### New {/* #react-native-new */}\n\nExisting code works without these additions.\n\n#### Show a call';
    expect(page).toContain(start);
    expect(page).not.toContain('[Show a call]');
  });

  it('let readers choose version and SDK, except in the oldest version', () => {
    const index = upgradeIndex(to, [{ from, upgrades: pair }], []);
    expect(index).toContain('[1 breaking, 2 other](./from-0.22.0.mdx#react)');
    expect(upgradeIndex(from, [], [])).toContain('the oldest documented version');
  });

  it('lead readers of an older version to the guides in later versions', () => {
    const later = [{ name: 'next', prefix: '/next' }];
    const link = '- [Upgrade from 0.22.0 to the next version](/next/upgrade/from-0.22.0)';
    expect(upgradeIndex(from, [], later)).toContain(link);
    expect(upgradeIndex(from, [{ from, upgrades: pair }], later)).toContain(link);
    expect(upgradeIndex(to, [{ from, upgrades: pair }], [])).not.toContain('later version');
  });
});

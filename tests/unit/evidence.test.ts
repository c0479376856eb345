import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkChecker } from '../../e2e/support/links';
import { countByLanguage, countRoutes } from '../../plugins/evidence/counts';
import { fencesOf } from '../../plugins/evidence/fences';
import { shownReports } from '../../plugins/evidence';
import { withChecks } from '../../plugins/evidence/page-checks';
import { readEvidence, reportDiagnostics, withFigures, type Reports } from '../../plugins/evidence/report-files';
import { samplesIn } from '../../plugins/markdown/code-samples/extract';
import { parsePage } from '../../plugins/shared/mdx';
import { guidePages } from '../../plugins/shared/guide-pages';
import { docsVersion, releasedVersions } from '../../plugins/shared/versions';
import { TrendChart } from '../../src/components/quality/trend-chart';
import { count, formatMain } from '../../src/lib/evidence/format';
import { mainFigure, mostEarlier, reportNames, type Earlier } from '../../src/lib/evidence/reports';
import { chart, trendOf } from '../../src/lib/evidence/trend';

const commitOf = (digit: string) => digit.repeat(40);
const at = (date: string, digit = 'a') => ({ date, commit: commitOf(digit) });

describe('the reports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
    cpSync('evidence', path.join(folder, 'evidence'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const problems = () => readEvidence(folder).diagnostics.map(({ file, what, fix }) => `${file}: ${what} ${fix}`);
  const fileOf = (name: string) => path.join(folder, 'evidence', name);
  const edit = (name: string, change: (report: Record<string, unknown>) => void) => {
    const report = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Record<string, unknown>;
    change(report);
    writeFileSync(fileOf(name), JSON.stringify(report));
  };

  it('of this project are complete', () => {
    expect(problems()).toEqual([]);
    expect(Object.keys(readEvidence(folder).evidence.reports)).toEqual(reportNames);
  });

  it('must not be missing, and the message names the command', () => {
    rmSync(fileOf('links.json'));
    expect(problems()).toEqual([
      'evidence/links.json: This file, which the /quality page needs, is missing. Run `npm run evidence -- links` and commit the file.',
    ]);
  });

  it('must not be truncated', () => {
    writeFileSync(fileOf('search.json'), '{ "command": ');
    expect(problems()).toEqual([
      expect.stringMatching(/^evidence\/search\.json: The file is not JSON: .*`npm run evidence -- search`/),
    ]);
  });

  it('must not have figures in another form', () => {
    edit('links.json', (report) => Object.assign(report, { figures: { next: { pages: '12', links: 1, anchors: 0 } } }));
    expect(problems()).toEqual([
      expect.stringContaining('`figures.next.pages`: Invalid input: expected number, received string.'),
      expect.stringContaining('`figures.next.broken`: Invalid input: expected number, received undefined.'),
    ]);
  });

  it.each([
    ['a figure that was changed by hand', { history: [{ ...at('2026-11-25'), value: 1 }] }, 'main figure'],
    ['figures without names', { figures: {} }, '`figures`: Invalid input: expected at least one field.'],
    ['a negative figure', { figures: { web: { facts: -1, sources: 1, guides: 1 } } }, '`figures.web.facts`: Too small'],
    ['an unknown field', { day: '2026-11-25' }, 'Unrecognized key: "day"'],
    ['an empty history', { history: [] }, '`history`: Too small'],
    ['a day that does not exist', { date: '2026-13-01' }, '`date`: Invalid ISO date.'],
    ['a shortened commit', { commit: 'abc1234' }, '`commit`: Invalid input: expected a hash of 40 digits.'],
    ['the command of another report', { command: 'npm run evidence -- search' }, '`command`: Invalid input'],
  ])('must not have %s', (_, change, message) => {
    edit('facts.json', (report) => Object.assign(report, change));
    expect(problems()).toContainEqual(expect.stringContaining(message));
  });

  it('must not have a gap without a reason, or a file without a report', () => {
    writeFileSync(fileOf('known-gaps.json'), '[{ "gap": "A gap." }]');
    writeFileSync(fileOf('speed.json'), '{}');
    expect(problems()).toEqual([
      'evidence/known-gaps.json: `[0].reason`: Invalid input: expected string, received undefined. Correct the file.',
      expect.stringContaining('evidence/speed.json: No report has this name.'),
    ]);
  });

  it('keep the most recent figures, one for each commit', () => {
    const figures = (facts: number) => ({ web: { facts, sources: 1, guides: 1 } });
    let report = withFigures('facts', undefined, at('2026-11-01', '1'), figures(1));
    report = withFigures('facts', report, at('2026-11-02', '2'), figures(2));
    report = withFigures('facts', report, at('2026-11-02', '2'), figures(3));
    expect(report.history.map(({ value }) => value)).toEqual([1, 3]);
    expect(reportDiagnostics('facts', report)).toEqual([]);
    for (let index = 0; index < 2 * mostEarlier; index++) {
      const commit = index.toString(16).padStart(40, '0');
      report = withFigures('facts', report, { date: '2026-11-03', commit }, figures(index));
    }
    expect(report.history).toHaveLength(mostEarlier);
    expect(report.history.at(-1)?.value).toBe(2 * mostEarlier - 1);
  });

  it('show the counts of the build instead of stored ones, and are marked accordingly', () => {
    const { reports } = readEvidence(folder).evidence;
    const counted = { ...reportsFigures(reports), facts: { web: { facts: 7, sources: 1, guides: 1 } } };
    const shown = shownReports(reports, counted, at('2026-12-24', 'f'));
    expect(shown.facts).toMatchObject({ isOfThisBuild: true, date: '2026-12-24', commit: commitOf('f') });
    expect(shown.facts.history.at(-1)).toEqual({ ...at('2026-12-24', 'f'), value: 7 });
    expect(shown.links).toEqual({ ...reports.links, isOfThisBuild: false });
    // A source archive has no commit, so no report belongs to its build.
    expect(Object.values(shownReports(reports, counted, undefined)).some(({ isOfThisBuild }) => isOfThisBuild)).toBe(
      false,
    );
  });
});

const reportsFigures = ({ routes, samples, facts }: Reports) => ({
  routes: routes.figures,
  samples: samples.figures,
  facts: facts.figures,
});

describe('a main figure', () => {
  it('of search weighs each version by its queries', () => {
    const version = (queries: number, hitAt1: number) => ({ queries, hitAt1, hitAt5: 1, meanReciprocalRank: 1 });
    const versions = { next: version(300, 1), '0.22.0': version(100, 0.6) };
    expect(mainFigure.search({ versions, wrong: [] })).toBeCloseTo(0.9);
  });

  it('of Lighthouse is the median of our site alone', () => {
    const row = (site: string, performance: number) => ({ site, performance }) as never;
    expect(mainFigure.lighthouse([row('ours', 90), row('stock', 1), row('ours', 98), row('ours', 100)])).toBe(98);
  });

  it('is written with separators and units', () => {
    expect([0, 999, 1234567].map(count)).toEqual(['0', '999', '1,234,567']);
    expect([formatMain.search(0.9137), formatMain.bytes(45000), formatMain.build(61.6)]).toEqual([
      '91.4%',
      '43.9 KB',
      '62 s',
    ]);
  });
});

describe('a chart', () => {
  const history = (...values: readonly number[]): Earlier[] =>
    values.map((value, index) => ({ ...at(`2026-11-0${index + 1}`), value }));

  it('has the lowest value at the bottom and the highest at the top', () => {
    const { points, description } = trendOf(history(20, 10, 30), String);
    expect(points).toEqual([
      [chart.margin, chart.height / 2],
      [chart.width / 2, chart.height - chart.margin],
      [chart.width - chart.margin, chart.margin],
    ]);
    expect(description).toBe('3 reports, from 20 on Nov 1, 2026 to 30 on Nov 3, 2026; lowest 10, highest 30.');
  });

  it('of a constant figure is a line in the middle', () => {
    const { points, description } = trendOf(history(0, 0), String);
    expect(points.map(([, y]) => y)).toEqual([chart.height / 2, chart.height / 2]);
    expect(description).toContain('unchanged');
  });

  it('of one value is a point', () => {
    const { points, description } = trendOf(history(5), String);
    expect(points).toHaveLength(1);
    expect(description).toBe('First report: 5 on Nov 1, 2026.');
  });

  it('is an image with a title and a description, and marks each report with a point', () => {
    const html = renderToStaticMarkup(
      createElement(TrendChart, { title: 'Links', history: history(1, 2), format: String }),
    );
    const [, ids = ''] = /role="img" aria-labelledby="([^"]+)"/.exec(html) ?? [];
    const texts = ids.split(' ').map((id) => new RegExp(`id="${id}">([^<]*)`).exec(html)?.[1]);
    expect(texts).toEqual(['Links', '2 reports, from 1 on Nov 1, 2026 to 2 on Nov 2, 2026; lowest 1, highest 2.']);
    expect(html.match(/<path d="([^"]*)/)?.[1]?.match(/h0/g)).toHaveLength(2);
  });
});

describe('counts', () => {
  it('find the same samples as the parser of pages', () => {
    const version = docsVersion('next');
    const pages = guidePages(version).filter(({ path: name }) =>
      /^(?:tutorials|explanation|how-to\/(?:backend|features))/.test(name),
    );
    const counted = pages.map(({ file, source }) => ({ file, langs: fencesOf(source).map(({ lang }) => lang) }));
    const parsed = pages.map(({ file, source }) => ({
      file,
      langs: samplesIn(file, parsePage(source), version).fences.map(({ sample }) => sample.lang),
    }));
    expect(parsed.flatMap(({ langs }) => langs).length).toBeGreaterThan(100);
    expect(counted).toEqual(parsed);
  });

  it('skip the fences inside a longer fence, and diagrams', () => {
    expect(fencesOf('````md\n```ts\n```\n````\n\n~~~py title="a"\n~~~\n```mermaid\n```\n  ```\n  ```\n')).toEqual([
      { lang: 'md', meta: '' },
      { lang: 'py', meta: 'title="a"' },
      { lang: 'text', meta: '' },
    ]);
  });

  it('leave out samples without a check', () => {
    const fences = [
      ['tsx'],
      ['ts', 'signature'],
      ['ts', 'generated'],
      ['py'],
      ['python', 'signature'],
      ['sh'],
      ['yml'],
      ['swift'],
    ];
    expect(countByLanguage(fences.map(([lang = '', meta = '']) => ({ lang, meta })))).toEqual({
      TypeScript: 1,
      Python: 1,
      Shell: 1,
      'JSON and YAML': 1,
    });
  });

  it('assign pages to versions and kinds', () => {
    const [latest = ''] = releasedVersions();
    const counted = countRoutes([
      '/',
      '/api',
      '/api/web/functions/useCamera',
      '/upgrade',
      '/next',
      '/next/tutorials',
      '/apis',
    ]);
    expect(counted[latest]).toEqual({ guides: 2, reference: 2, upgrades: 1 });
    expect(counted['next']).toEqual({ guides: 2, reference: 0, upgrades: 0 });
  });

  it('of links list the broken links', () => {
    const pages = new Map([
      [
        '/a',
        '<a href="/b#here">1</a> <a href="/b#gone">2</a> <a href="/c">3</a> <a href="https://x.y">4</a> <a href="/f.txt">5</a>',
      ],
      ['/b', '<h2 id="here">Here</h2>'],
    ]);
    expect(linkChecker(pages, new Set(['/f.txt']))('/a')).toEqual({
      links: 4,
      anchors: 2,
      broken: ['/a → /b#gone: no such anchor', '/a → /c: no such page'],
    });
  });
});

describe('the check of a page', () => {
  const row = (version: string, sdk: string, release: string) => ({ version, sdk, package: 'p', release, symbols: 1 });
  const figures = [
    row('0.22.0', 'web', '0.22.0'),
    row('0.22.0', 'server', '0.22.1'),
    row('0.22.0', 'server-python', '0.22.2'),
  ];
  const checkOf = (sdk: unknown, { version = '0.22.0', changed = '' } = {}) => {
    const doc = { frontMatter: { sdk }, lastUpdatedAt: changed ? Date.parse(changed) : undefined };
    const content = { loadedVersions: [{ versionName: version, path: '/', docs: [doc] }] } as unknown as LoadedContent;
    const [loaded] = withChecks(content, { date: '2026-11-25', figures }).loadedVersions;
    return (loaded?.docs[0] as { check?: unknown }).check;
  };

  it('names the release of its SDK and the day of the last comparison', () => {
    expect(checkOf('web')).toEqual({ releases: ['React SDK 0.22.0'], date: '2026-11-25' });
  });

  it('names the releases of all SDKs that the page is about', () => {
    const releases = ['Node.js SDK 0.22.1', 'Python SDK 0.22.2'];
    expect(checkOf(['server', 'server-python'])).toMatchObject({ releases });
    expect(checkOf('server')).toMatchObject({ releases: ['Node.js SDK 0.22.1'] });
  });

  it('has the day of the last change if that is later', () => {
    expect(checkOf('web', { changed: '2026-11-20T10:00:00Z' })).toMatchObject({ date: '2026-11-25' });
    expect(checkOf('web', { changed: '2026-12-01T10:00:00Z' })).toMatchObject({ date: '2026-12-01' });
  });

  it('is missing on a page that is not about an SDK, and on one whose SDK has not been compared', () => {
    expect(checkOf(undefined)).toBeUndefined();
    expect(checkOf('mobile')).toBeUndefined();
    expect(checkOf(['web', 'mobile'])).toBeUndefined();
    expect(checkOf('web', { version: '0.23.0' })).toBeUndefined();
  });
});

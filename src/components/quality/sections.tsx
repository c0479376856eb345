import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { count, kilobytes, percent } from '@site/src/lib/evidence/format';
import { sum, type ReportName, type ShownReport } from '@site/src/lib/evidence/reports';
import { sdkTitles, type Sdk } from '@site/src/lib/sdks';
import { DataTable } from './data-table';
import { Measured } from './measured';

interface SectionProps<Name extends ReportName> {
  readonly report: ShownReport<Name>;
}

interface FrameProps {
  readonly name: ReportName;
  readonly title: string;
  readonly report: ShownReport;
  /** Whether the section's table needs the whole width of the page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Section({ name, title, report, isWide = false, children }: FrameProps): ReactNode {
  return (
    <section className={isWide ? 'quality-wide' : undefined}>
      <Heading as="h2" id={name}>
        {title}
      </Heading>
      {children}
      <Measured report={report} />
    </section>
  );
}

const sdkTitle = (sdk: string): string => sdkTitles[sdk as Sdk];

export function RoutesSection({ report }: SectionProps<'routes'>): ReactNode {
  return (
    <Section name="routes" title="Pages" report={report}>
      <p>Every page of every version is built and served. If a route disappears, the tests fail.</p>
      <DataTable
        label="Pages by version"
        head={['Version', 'Guides', 'Reference', 'Upgrades', 'All']}
        rows={Object.entries(report.figures).map(([version, { guides, reference, upgrades }]) => [
          version,
          ...[guides, reference, upgrades, guides + reference + upgrades].map(count),
        ])}
      />
    </Section>
  );
}

export function SamplesSection({ report }: SectionProps<'samples'>): ReactNode {
  const rows = Object.entries(report.figures);
  const languages = Object.keys(rows[0]?.[1] ?? {});
  return (
    <Section name="samples" title="Samples" report={report}>
      <p>
        TypeScript samples are linted and compiled against the SDK versions that their page documents. pyright checks
        Python samples, and <code>bash -n</code> checks shell samples. JSON and YAML samples are parsed. A single
        invalid sample stops the build.
      </p>
      <DataTable
        label="Samples by version and language"
        head={['Version', ...languages, 'All']}
        rows={rows.map(([version, counts]) => [
          version,
          ...[...languages.map((language) => counts[language] ?? 0), sum(Object.values(counts))].map(count),
        ])}
      />
    </Section>
  );
}

export function DeclarationsSection({ report }: SectionProps<'declarations'>): ReactNode {
  const { figures } = report;
  const versions = [...new Set(figures.map(({ version }) => version))];
  const sdks = [...new Set(figures.map(({ sdk }) => sdk))];
  const cell = (version: string, sdk: string): ReactNode => {
    const row = figures.find((each) => each.version === version && each.sdk === sdk);
    return row ? (
      <>
        {count(row.symbols)} <small>in {row.release}</small>
      </>
    ) : (
      '–'
    );
  };
  return (
    <Section isWide name="declarations" title="SDK declarations" report={report}>
      <p>
        The reference is generated from declarations, and samples are compiled against the same declarations. The
        declarations match the API in each SDK release’s source: names, members, parameters and types. The table shows
        the number of symbols in each release.
      </p>
      <DataTable
        label="Symbols by version and SDK"
        head={['Version', ...sdks.map(sdkTitle)]}
        rows={versions.map((version) => [version, ...sdks.map((sdk) => cell(version, sdk))])}
      />
    </Section>
  );
}

export function FactsSection({ report }: SectionProps<'facts'>): ReactNode {
  return (
    <Section name="facts" title="Surprising facts" report={report}>
      <p>
        Each surprising fact about an SDK is recorded together with the SDK source files that prove it. The build checks
        that the reference and every affected guide mention the fact.
      </p>
      <DataTable
        label="Facts by SDK"
        head={['SDK', 'Facts', 'Source files', 'Guides']}
        rows={Object.entries(report.figures).map(([sdk, { facts, sources, guides }]) => [
          sdkTitle(sdk),
          ...[facts, sources, guides].map(count),
        ])}
      />
    </Section>
  );
}

export function LinksSection({ report }: SectionProps<'links'>): ReactNode {
  return (
    <Section name="links" title="Links and anchors" report={report}>
      <p>Every link within the site, including its anchor, is resolved in the built pages.</p>
      <DataTable
        label="Links by version"
        head={['Version', 'Pages', 'Links', 'With anchor', 'Broken']}
        rows={Object.entries(report.figures).map(([version, { pages, links, anchors, broken }]) => [
          version,
          ...[pages, links, anchors, broken].map(count),
        ])}
      />
    </Section>
  );
}

export function AccessibilitySection({ report }: SectionProps<'accessibility'>): ReactNode {
  return (
    <Section name="accessibility" title="Accessibility" report={report}>
      <p>
        axe checks one page of each template, on a desktop and on a phone, against WCAG 2.2 levels A and AA and axe’s
        own best practices. The table shows the number of violated rules. The tests also run axe on every guide.
      </p>
      <DataTable
        label="Violations by template"
        head={['Template', 'Desktop', 'Phone']}
        rows={report.figures.map(({ template, desktop, phone }) => [template, count(desktop), count(phone)])}
      />
    </Section>
  );
}

export function SearchSection({ report }: SectionProps<'search'>): ReactNode {
  const { versions, wrong } = report.figures;
  return (
    <Section isWide name="search" title="Search" report={report}>
      <p>
        Each query is a search that a reader might type, paired with the pages that should come first. “First” is the
        share of queries whose first result is correct, and “First five” is the share of queries with a correct page
        among the first five results. MRR is the mean reciprocal rank.
      </p>
      <DataTable
        label="Search quality by version"
        head={['Version', 'Queries', 'First', 'First five', 'MRR']}
        rows={Object.entries(versions).map(([version, { queries, hitAt1, hitAt5, meanReciprocalRank }]) => [
          version,
          count(queries),
          percent(hitAt1),
          percent(hitAt5),
          meanReciprocalRank.toFixed(3),
        ])}
      />
      <details>
        <summary>All {count(wrong.length)} queries with a wrong first result</summary>
        <DataTable
          isText
          label="Queries with a wrong first result"
          head={['Query', 'Versions', 'Rank', 'Expected page', 'First result']}
          rows={wrong.map(({ query, versions: names, rank, expected, first }) => [
            <code key="query">{query}</code>,
            names.join(', '),
            rank > 0 ? String(rank) : 'not found',
            <code key="expected">{expected}</code>,
            <code key="first">{first}</code>,
          ])}
        />
      </details>
    </Section>
  );
}

export function BytesSection({ report }: SectionProps<'bytes'>): ReactNode {
  return (
    <Section name="bytes" title="Weight" report={report}>
      <p>
        Sizes are in KB (1,024 bytes), compressed with Brotli. The first view includes everything that a page loads
        before the reader interacts with it. Search and navigation load afterward.
      </p>
      <DataTable
        label="Transferred KB by template"
        head={['Template', 'First view', 'First view: scripts', 'Total', 'Total: scripts']}
        rows={report.figures.map(({ template, view, viewScripts, all, scripts }) => [
          template,
          ...[view, viewScripts, all, scripts].map(kilobytes),
        ])}
      />
    </Section>
  );
}

const siteNames: Readonly<Record<string, string>> = {
  ours: 'This site',
  stock: 'Docusaurus',
  starlight: 'Starlight',
  vitepress: 'VitePress',
};

export function LighthouseSection({ report }: SectionProps<'lighthouse'>): ReactNode {
  const hasPeers = report.figures.some(({ site }) => site !== 'ours');
  return (
    <Section isWide name="lighthouse" title="Lighthouse" report={report}>
      <p>
        Medians of five visits on a simulated phone with a slow connection.
        {hasPeers &&
          ' The other sites have the same pages, and use the theme and search that come with each generator.'}
      </p>
      <DataTable
        label="Lighthouse by template and site"
        head={['Template', 'Site', 'Performance', 'Accessibility', 'LCP, ms', 'TBT, ms', 'CLS', 'KB']}
        rows={report.figures.map(({ template, site, performance, accessibility, LCP, TBT, CLS, bytes }) => [
          template,
          siteNames[site] ?? site,
          count(performance),
          count(accessibility),
          count(LCP),
          count(TBT),
          CLS.toFixed(3),
          kilobytes(bytes),
        ])}
      />
    </Section>
  );
}

export function BuildSection({ report }: SectionProps<'build'>): ReactNode {
  return (
    <Section isWide name="build" title="Build" report={report}>
      <p>Time and memory used by a build with all checks, on the machine that created the report.</p>
      <DataTable
        label="Builds"
        head={['Build', 'Time, s', 'CPU time, s', 'Peak memory, GB']}
        rows={report.figures.map(({ build, seconds, cpu, peak }) => [
          build,
          count(seconds),
          count(cpu),
          (peak / 1e9).toFixed(2),
        ])}
      />
    </Section>
  );
}

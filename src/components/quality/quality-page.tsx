import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import type { QualityData } from '@site/src/lib/evidence/reports';
import { DataTable } from './data-table';
import {
  AccessibilitySection,
  BuildSection,
  BytesSection,
  DeclarationsSection,
  FactsSection,
  LighthouseSection,
  LinksSection,
  RoutesSection,
  SamplesSection,
  SearchSection,
} from './sections';
import { Summary } from './summary';

/** The /quality page: the checks of this site and their results. All figures come from reports. */
export default function QualityPage({ data }: { readonly data: QualityData }): ReactNode {
  const { reports, knownGaps } = data;
  const styles = useBaseUrl('/css/quality.css');
  return (
    <Layout>
      <PageMetadata
        title="Quality of the Fishjam docs"
        description="The checks that run on this site, and their results: samples, links, SDK declarations, accessibility, search, page weight and known gaps."
      />
      <Head>
        <link rel="stylesheet" href={styles} />
        <link rel="alternate" type="text/markdown" href="/quality.md" />
      </Head>
      <main className="container quality">
        <article className="theme-doc-markdown markdown">
          <header>
            <h1>Quality of these docs</h1>
            <p>
              Can you rely on what you read here? This page lists the checks behind the docs, and their results. Every
              figure is the result of a command, and each section shows the command, the date and the commit.
            </p>
          </header>
          <Summary reports={reports} />
          <div className="quality-sections">
            <RoutesSection report={reports.routes} />
            <SamplesSection report={reports.samples} />
            <DeclarationsSection report={reports.declarations} />
            <FactsSection report={reports.facts} />
            <LinksSection report={reports.links} />
            <AccessibilitySection report={reports.accessibility} />
            <BytesSection report={reports.bytes} />
            <LighthouseSection report={reports.lighthouse} />
            <SearchSection report={reports.search} />
            <BuildSection report={reports.build} />
          </div>
          <section>
            <Heading as="h2" id="known-gaps">
              Known gaps
            </Heading>
            <p>
              No command can find a missing check, so this table, unlike all other data on the page, is written by hand.
            </p>
            <DataTable
              isText
              label="Known gaps"
              head={['Gap', 'Reason']}
              rows={knownGaps.map(({ gap, reason }) => [gap, reason])}
            />
          </section>
          <section>
            <Heading as="h2" id="checked">
              How pages are checked
            </Heading>
            <p>
              The footer of each page about an SDK shows a release and a date. In every build, the page’s samples
              compile against the declarations for that release, and the declarations match the API recorded from the
              release’s source. The date is the day when the declarations were last compared with the source or the day
              when the page was last changed, whichever is later. The text of a page is not checked automatically,
              except for facts that can be proved from the source.
            </p>
          </section>
        </article>
      </main>
    </Layout>
  );
}

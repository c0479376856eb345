import Head from '@docusaurus/Head';
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

/** The page /quality: what is checked on this site, and the results. All figures come from reports. */
export default function QualityPage({ data }: { readonly data: QualityData }): ReactNode {
  const { reports, knownGaps, styles } = data;
  return (
    <Layout>
      <PageMetadata
        title="Quality of the Fishjam docs"
        description="What is checked on this site and the results: samples, links, SDK declarations, accessibility, search, page weight and known gaps."
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
              Can you rely on what you read here? These are the checks behind the pages, and their results. Commands
              measured all figures; each one states when, at which commit, and how to repeat it.
            </p>
          </header>
          <Summary reports={reports} />
          <div className="quality-sections">
            <RoutesSection report={reports.routes} />
            <SamplesSection report={reports.samples} />
            <DeclarationsSection report={reports.declarations} />
            <FactsSection report={reports.facts} />
            <LinksSection report={reports.links} />
            <BuildSection report={reports.build} />
            <AccessibilitySection report={reports.accessibility} />
            <BytesSection report={reports.bytes} />
          </div>
          <LighthouseSection report={reports.lighthouse} />
          <SearchSection report={reports.search} />
          <section>
            <Heading as="h2" id="known-gaps">
              Known gaps
            </Heading>
            <p>No command can list what is missing: this table is the only part of the page that is written by hand.</p>
            <DataTable
              isText
              label="Known gaps"
              head={['Gap', 'Reason']}
              rows={knownGaps.map(({ gap, reason }) => [gap, reason])}
            />
          </section>
          <section>
            <Heading as="h2" id="checked">
              What “checked” means
            </Heading>
            <p>
              The foot of a page about an SDK names a release and a day. The page’s samples compile against the
              declarations of that release in every build. The declarations are equal to the API recorded from its
              source. The day is that of the last comparison, or of the last change of the page if that is later. The
              text itself is read by people, and facts that surprise are compared as described above.
            </p>
          </section>
        </article>
      </main>
    </Layout>
  );
}

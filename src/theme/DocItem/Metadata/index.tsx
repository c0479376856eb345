// Wrapped: replaces the title, and adds two links to the `<head>`: to the page as Markdown, and to the list of the
// version's pages for agents.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { agentFiles } from '@site/src/lib/agent-files';
import { markdownPath } from '@site/src/lib/page-path';
import { versionPrefixOf } from '@site/src/lib/version-prefix';

export default function DocItemMetadataWithLinks(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { permalink, version } = metadata;
  // `plugins/docs/head-title.ts` completes the title during the build.
  const { head_title: title } = frontMatter as { readonly head_title?: string };
  return (
    <>
      <DocItemMetadata />
      <PageMetadata title={title} />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
        <link rel="help" type="text/plain" href={versionPrefixOf(permalink, version) + agentFiles.llms} />
      </Head>
    </>
  );
}

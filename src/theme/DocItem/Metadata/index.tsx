// Wrapped: adds two links to the `<head>`: to the page as Markdown, and to the list of the version's pages for agents.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { agentFiles } from '@site/src/lib/agent-files';
import { versionPrefixOf } from '@site/src/lib/version-prefix';
import { markdownPath } from '@site/src/lib/page-path';

export default function DocItemMetadataWithMarkdown(): ReactNode {
  const { permalink, version } = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
        <link rel="help" type="text/plain" href={versionPrefixOf(permalink, version) + agentFiles.llms} />
      </Head>
    </>
  );
}

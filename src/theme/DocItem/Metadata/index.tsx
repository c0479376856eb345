// Wrapped: adds a link to the page as Markdown to the `<head>`.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { markdownPath } from '@site/plugins/page-markdown/markdown-path';

export default function DocItemMetadataWithMarkdown(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(useDoc().metadata.permalink)} />
      </Head>
    </>
  );
}

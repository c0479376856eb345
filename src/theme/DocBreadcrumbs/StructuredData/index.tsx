// Ejected: the original has the head written by a library that makes script elements from text on each navigation, which
// Trusted Types forbid; here React writes the data into the page, as a block that no browser runs.
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({ breadcrumbs });
  // A `<` could end the element; JSON can say it otherwise.
  const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

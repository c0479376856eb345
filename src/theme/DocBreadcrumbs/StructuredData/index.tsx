// Ejected: the original creates script elements from text on each navigation, which Trusted Types forbid; here React
// renders the data as a script element that browsers do not run.
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({ breadcrumbs });
  // An unescaped `<` could end the element.
  const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

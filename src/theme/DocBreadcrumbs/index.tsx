// Wrapped: adds the "Use with AI" menu next to the breadcrumbs.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';
import PageActions from '@site/src/components/page-actions/page-actions';

export default function DocBreadcrumbsWithActions(): ReactNode {
  return (
    <div className="page-top">
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}

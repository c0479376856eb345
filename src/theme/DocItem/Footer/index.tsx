// Wrapped: adds the day of the page's last check, and a link for reporting a problem, next to the edit link.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import { pagePath } from '@site/src/lib/page-path';
import { versionNameOf } from '@site/src/lib/version-name';
import { PageCheckLine } from '@site/src/components/quality/page-check';
import { reportLink } from '@site/src/components/page-actions/report-link';

export default function DocItemFooterWithReport(): ReactNode {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const { title, permalink, version } = useDoc().metadata;
  const href = reportLink(String(customFields?.['issuesUrl']), {
    title,
    url: url + pagePath(permalink),
    version: versionNameOf(version),
  });
  return (
    <div className="page-foot">
      <p className="page-report">
        <PageCheckLine />
        Is something wrong or unclear?{' '}
        <a href={href} target="_blank" rel="noopener noreferrer">
          Report a problem with this page
        </a>
      </p>
      <DocItemFooter />
    </div>
  );
}

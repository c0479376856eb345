import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import type { MetadataWithCheck } from '@site/src/lib/evidence/reports';
import { dayOf } from '@site/src/lib/evidence/trend';

/** Day and SDK releases of the page's last check. Renders nothing if the page is not about an SDK. */
export function PageCheckLine(): ReactNode {
  const { check } = useDoc().metadata as MetadataWithCheck;
  if (!check) return null;
  return (
    <>
      <Link to="/quality#checked">Checked</Link> against {check.releases.join(' and ')} on {dayOf(check.date)}.{' '}
    </>
  );
}

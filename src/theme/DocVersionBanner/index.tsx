// Ejected: the original wording does not fit labels such as "Next" and "0.22.0 (latest)", and its role of an alert
// interrupts a screen reader on every navigation.
import Link from '@docusaurus/Link';
import { useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useVersionLinks } from '@site/src/components/menu/use-version-links';

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const { banner, label, version } = useDocsVersion();
  const latest = useLatestVersion(undefined);
  const link = useVersionLinks().find(({ name }) => name === latest.name);
  const upgradeGuide = useBaseUrl(`/upgrade/from-${version}`);
  if (!banner || !link) return null;
  return (
    <div className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}>
      {banner === 'unreleased' ? (
        <div>This page describes an unreleased version of {title}.</div>
      ) : (
        <div>
          This page describes {title} <b>{label}</b>, which is no longer actively maintained.
        </div>
      )}
      <div className="margin-top--md">
        For the current release, see the{' '}
        <b>
          <Link to={link.path} onClick={link.choose}>
            latest version ({latest.name})
          </Link>
        </b>
        .
        {banner === 'unmaintained' && (
          <>
            {' '}
            To move your code to it, follow the <Link to={upgradeGuide}>upgrade guide</Link>.
          </>
        )}
      </div>
    </div>
  );
}

// Ejected: the original wording does not fit labels such as "Next" and "0.22.0 (latest)".
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const { banner, label } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion: latest } = useDocVersionSuggestions(undefined);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  if (!banner) return null;
  const { path } = latestDocSuggestion ?? latest.docs.find(({ id }) => id === latest.mainDocId) ?? latest;
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="alert"
    >
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
          <Link to={path} onClick={() => savePreferredVersionName(latest.name)}>
            latest version ({latest.name})
          </Link>
        </b>
        .
      </div>
    </div>
  );
}

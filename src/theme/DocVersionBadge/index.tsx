// Wrapped: adds a link to the page's changes since an older version.
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import type { ReactNode } from 'react';
import ChangesLink from '@site/src/components/changes/changes-link';

export default function DocVersionBadgeWithChanges(props: Props): ReactNode {
  return (
    <div className="page-version">
      <DocVersionBadge {...props} />
      <ChangesLink />
    </div>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { changesQuery, useComparedVersion, useOlderVersions } from './use-changes';

/** Link to the page's changes since an older version. Renders nothing if the page has not changed. */
export default function ChangesLink(): ReactNode {
  const [version] = Object.keys(useOlderVersions());
  const isOpen = useComparedVersion() !== undefined;
  if (version === undefined || isOpen) return null;
  return (
    <Link className="changes-link" to={changesQuery(version)}>
      Changes since {version}
    </Link>
  );
}

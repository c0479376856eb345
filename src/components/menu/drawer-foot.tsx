import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { requestSearch } from '../search/request-search';

interface Props {
  /** Called when the reader's choice closes the drawer. */
  readonly onLeave: () => void;
}

/** Footer of the drawer: search, and links to the same page in each version, or to the version's first page. */
export default function DrawerFoot({ onLeave }: Props): ReactNode {
  const versions = useVersions(undefined);
  const [shown] = useDocsVersionCandidates(undefined);
  const { alternateDocVersions } = useActiveDocContext(undefined);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  return (
    <div className="drawer-foot">
      <nav className="drawer-versions" aria-label="Docs versions">
        {versions.map(({ name, label, path, docs, mainDocId }) => (
          <Link
            key={name}
            to={(alternateDocVersions[name] ?? docs.find(({ id }) => id === mainDocId))?.path ?? path}
            aria-current={name === shown.name ? 'true' : undefined}
            onClick={() => {
              savePreferredVersionName(name);
              onLeave();
            }}
          >
            {/* There is no room for "(latest)"; the version badge of the page shows it. */}
            {label.replace(/ \(.*\)$/, '')}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className="drawer-search"
        onClick={() => {
          onLeave();
          requestSearch();
        }}
      >
        Search
      </button>
    </div>
  );
}

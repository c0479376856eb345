import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { requestSearch } from '../../search/ui/request-search';
import { useVersionLinks } from './use-version-links';

interface Props {
  /** Called when the reader chooses an item. Closes the drawer. */
  readonly onLeave: () => void;
}

/** Footer of the drawer: search, and links to each version. */
export default function DrawerFoot({ onLeave }: Props): ReactNode {
  const versions = useVersionLinks();
  return (
    <div className="drawer-foot">
      <nav className="drawer-versions" aria-label="Docs versions">
        {versions.map(({ name, label, path, hasPage, isShown, choose }) => (
          <Link
            key={name}
            className={hasPage ? undefined : 'version-without'}
            to={path}
            aria-current={isShown ? 'true' : undefined}
            onClick={() => {
              choose();
              onLeave();
            }}
          >
            {/* There is no room for "(latest)", which is in the page's version badge anyway. */}
            {label.replace(/ \(.*\)$/, '')}
            {!hasPage && <span className="visually-hidden"> without this page</span>}
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

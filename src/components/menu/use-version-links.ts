import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalDoc,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import movedPages from '@generated/docusaurus-plugin-content-docs/default/moved-pages.json';
import { isOutsideDocs } from '../../lib/outside-docs';
import { pagePath } from '../../lib/page-path';
import { versionNameOf } from '../../lib/version-name';

/** Link from the reader's page to a version of the docs. */
export interface VersionLink {
  readonly name: string;
  readonly label: string;
  /** Address of the page, with the query and hash of the reader's page if that version has the page. */
  readonly path: string;
  /**
   * Whether the link leads to the same page, which may have a different path in that version. Also true if the reader
   * is not on a docs page.
   */
  readonly hasPage: boolean;
  /** Whether the link leads to the version that the reader sees. */
  readonly isShown: boolean;
  /** Remembers the reader's choice. */
  readonly choose: () => void;
}

/**
 * Returns a link for each version. The link leads to the same page, even if the page moved. If the version lacks the
 * page, the link leads to the landing page of the nearest folder that both versions have, or to the version's first
 * page.
 */
export function useVersionLinks(): VersionLink[] {
  const versions = useVersions(undefined);
  const [active, ...others] = useDocsVersionCandidates(undefined);
  const { pathname, search, hash } = useLocation();
  // Outside the docs, the reader's last version follows the latest one in the list.
  const shown = isOutsideDocs(pathname) ? (others[0] ?? active) : active;
  const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext(undefined);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const moved =
    activeDoc &&
    activeVersion &&
    movedPages.find((page) => page[versionNameOf(activeVersion.name)] === pagePath(activeDoc.path));
  return versions.map(({ name, label, path, docs, mainDocId }) => {
    const same = alternateDocVersions[name]?.path ?? moved?.[versionNameOf(name)];
    const nearest = activeDoc && activeVersion && nearestLanding(activeDoc.id, activeVersion.docs, docs);
    const instead = nearest ?? docs.find(({ id }) => id === mainDocId);
    return {
      name,
      label,
      path: same ? same + queryOf(search) + hash : (instead?.path ?? path),
      hasPage: same !== undefined || activeDoc === undefined,
      isShown: name === shown.name,
      choose: () => savePreferredVersionName(name),
    };
  });
}

/**
 * Finds the landing page of a doc's innermost folder that also exists in another version.
 *
 * Only landing pages in the reader's version are considered, because the browser has no data about docs that exist only
 * in other versions.
 */
function nearestLanding(id: string, own: readonly GlobalDoc[], others: readonly GlobalDoc[]): GlobalDoc | undefined {
  const folders = id.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const landing = `${folders.slice(0, depth).join('/')}/index`;
    const found = own.some((doc) => doc.id === landing) && others.find((doc) => doc.id === landing);
    if (found) return found;
  }
  return undefined;
}

/** Returns the query for another version. The comparison with an older version applies only to the reader's version. */
function queryOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('changes');
  const kept = query.toString();
  return kept && `?${kept}`;
}

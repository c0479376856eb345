import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Sdk } from '../../../src/lib/sdks';
import { pagePath } from '../../../src/lib/page-path';
import { versionNameOf } from '../../../src/lib/version-name';
import { ownPathOf, prefixOf } from '../../shared/routes';
import { sdksOfPage } from '../../shared/sdks-of-page';

/** A page as listed in the files for agents. */
export interface AgentPage {
  /** Canonical path. */
  readonly path: string;
  /** Path within the version. */
  readonly ownPath: string;
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly sdks: readonly Sdk[];
  /** Position in the menu of its folder. */
  readonly position: number;
  /** Source file of the page, relative to the project root. */
  readonly source: string;
}

/** A version with its pages, as data. */
export interface AgentVersion {
  readonly version: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  readonly pages: readonly AgentPage[];
}

/** Collects the pages of a version in the order of folders and positions in the menu. */
export function agentVersion({ versionName, path, docs }: LoadedVersion): AgentVersion {
  const pages = docs.map(({ permalink, title, description, frontMatter, sidebarPosition, source }): AgentPage => {
    const { kind } = frontMatter as Record<string, unknown>;
    const ownPath = ownPathOf(permalink, { path });
    return {
      path: pagePath(permalink),
      ownPath,
      title,
      description,
      kind: String(kind),
      sdks: sdksOfPage(frontMatter),
      position: sidebarPosition ?? Infinity,
      source: aliasedSitePathToRelativePath(source),
    };
  });
  return { version: versionNameOf(versionName), prefix: prefixOf({ path }), pages: pages.sort(byFolderAndPosition) };
}

const folderOf = ({ ownPath }: AgentPage): string => ownPath.slice(0, ownPath.lastIndexOf('/'));

function byFolderAndPosition(a: AgentPage, b: AgentPage): number {
  if (folderOf(a) !== folderOf(b)) return folderOf(a) < folderOf(b) ? -1 : 1;
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.ownPath < b.ownPath ? -1 : 1;
}

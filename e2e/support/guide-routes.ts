import { pagePath } from '../../src/lib/page-path';
import { guidePages, type GuidePage } from '../../plugins/shared/guide-pages';
import { versionPrefix } from '../../plugins/shared/routes';
import type { DocsVersion } from '../../plugins/shared/versions';

/** A hand-written page and its path. */
export interface GuideRoute {
  readonly route: string;
  readonly page: GuidePage;
}

/** Returns the hand-written pages of a version, each with its path. */
export function guideRoutes(version: DocsVersion): GuideRoute[] {
  return guidePages(version).map((page) => {
    const route = `${versionPrefix(version)}/${page.path.replace(/(?:\/?index)?\.mdx$/, '')}`;
    return { route: pagePath(route), page };
  });
}

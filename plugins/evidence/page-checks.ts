import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Figures, PageCheck, Report } from '../../src/lib/evidence/reports';
import { pagePath } from '../../src/lib/page-path';
import type { Sdk } from '../../src/lib/sdks';
import { versionNameOf } from '../../src/lib/version-name';
import { sdksOfPage } from '../shared/sdks-of-page';

/** Short names of the SDKs, followed by their releases in the footer of a page. */
const names: Readonly<Record<Sdk, string>> = {
  web: 'React SDK',
  mobile: 'React Native SDK',
  server: 'Node.js SDK',
  'server-python': 'Python SDK',
};

/**
 * Adds to the metadata of each page about an SDK when it was checked last, and against which release.
 *
 * A page is checked in two steps: its samples compile against the declarations, in each build; and the declarations are
 * equal to the recorded API of the release. The date is that of the later step at which something was new: the comparison
 * of the declarations, or the last change of the page. It is not the date of the build, at which all pages would change.
 */
export function withChecks(
  content: LoadedContent,
  { date, figures }: Pick<Report<'declarations'>, 'date' | 'figures'>,
): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((loaded) => {
      const prefix = loaded.path.replace(/\/$/, '');
      return {
        ...loaded,
        docs: loaded.docs.map((doc) => {
          const sdks = sdksOfPage(doc.frontMatter, pagePath(doc.permalink).slice(prefix.length));
          const releases = releasesOf(figures, versionNameOf(loaded.versionName), sdks);
          if (releases.length === 0) return doc;
          const changed = doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : '';
          return { ...doc, check: { releases, date: changed > date ? changed : date } satisfies PageCheck };
        }),
      };
    }),
  };
}

/** Returns the releases of a page's SDKs; none if one of them was not compared, as in a version that is new. */
function releasesOf(figures: Figures['declarations'], version: string, sdks: readonly Sdk[]): string[] {
  const rows = sdks.map((sdk) => figures.find((row) => row.version === version && row.sdk === sdk));
  return rows.every((row) => row !== undefined) ? rows.map((row) => `${names[row.sdk as Sdk]} ${row.release}`) : [];
}

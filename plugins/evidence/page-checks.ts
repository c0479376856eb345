import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Figures, PageCheck, Report } from '../../src/lib/evidence/reports';
import { shortSdkNames, type Sdk } from '../../src/lib/sdks';
import { versionNameOf } from '../../src/lib/version-name';
import { sdksOfPage } from '../shared/sdks-of-page';

/**
 * Adds the day of the last check, and the release that the page was checked against, to the metadata of each page about
 * an SDK.
 *
 * A page is checked in two steps. In each build, its samples are compiled against the declarations. The declarations
 * are compared with the recorded API of the release. The date is the day of the last comparison or of the page's last
 * change, whichever is later. If it were the day of the build, all pages would change with each build.
 */
export function withChecks(
  content: LoadedContent,
  { date, figures }: Pick<Report<'declarations'>, 'date' | 'figures'>,
): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((loaded) => ({
      ...loaded,
      docs: loaded.docs.map((doc) => {
        const sdks = sdksOfPage(doc.frontMatter);
        const releases = releasesOf(figures, versionNameOf(loaded.versionName), sdks);
        if (releases.length === 0) return doc;
        const changed = doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : '';
        return { ...doc, check: { releases, date: changed > date ? changed : date } satisfies PageCheck };
      }),
    })),
  };
}

/** Returns the releases of a page's SDKs; an empty list if one of the SDKs was not compared, as in a new version. */
function releasesOf(figures: Figures['declarations'], version: string, sdks: readonly Sdk[]): string[] {
  const rows = sdks.map((sdk) => figures.find((row) => row.version === version && row.sdk === sdk));
  return rows.every((row) => row !== undefined)
    ? rows.map((row) => `${shortSdkNames[row.sdk as Sdk]} SDK ${row.release}`)
    : [];
}

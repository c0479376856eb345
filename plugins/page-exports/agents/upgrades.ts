import { sdks, shortSdkNames, type Sdk } from '../../../src/lib/sdks';
import { markdownPath } from '../../../src/lib/page-path';
import { upgradePath } from '../../../src/lib/agent-files';
import type { AgentPage, AgentVersion } from './agent-page';

/** Returns the versions from which a version has upgrade guides, newest first. */
export const upgradesTo = ({ pages }: AgentVersion): string[] => pages.flatMap((page) => upgradeSource(page) ?? []);

/** Returns the version from which a page describes the upgrade; undefined if the page is not an upgrade guide. */
export const upgradeSource = ({ ownPath }: AgentPage): string | undefined =>
  /^\/upgrade\/from-(.+)$/.exec(ownPath)?.[1];

/**
 * Writes each upgrade guide as one file for each SDK, because a guide for all SDKs is three to four times as long.
 *
 * @param siteUrl - scheme and host.
 * @param textOf - returns the Markdown of a page by the page's path.
 * @returns the text of each file, by its path below the version's prefix.
 * @throws Error if a guide has no section for an SDK.
 */
export function upgradeFiles(
  { pages, version }: AgentVersion,
  siteUrl: string,
  textOf: (route: string) => string,
): ReadonlyMap<string, string> {
  const guides = pages.flatMap((page) => {
    const from = upgradeSource(page);
    return from === undefined ? [] : [{ from, page, markdown: textOf(page.path) }];
  });
  return new Map(
    guides.flatMap(({ from, page, markdown }) =>
      sdks.map((sdk) => {
        const section = sectionOf(markdown, sdk);
        if (section === undefined) throw new Error(`${page.path} has no section \`${headingOf(sdk)}\`.`);
        const title = `# Upgrade ${shortSdkNames[sdk]} code from Fishjam ${from} to ${version}`;
        const others = `The guide for all SDKs: ${siteUrl}${markdownPath(page.path)}`;
        return [upgradePath(from, sdk), `${title}\n\n${others}\n\n${section}\n`] as const;
      }),
    ),
  );
}

const headingOf = (sdk: Sdk): string => `## ${shortSdkNames[sdk]}`;
const headings = sdks.map(headingOf);

/** Returns the text below an SDK's heading, up to the heading of another SDK. */
function sectionOf(markdown: string, sdk: Sdk): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.indexOf(headingOf(sdk)) + 1;
  if (start === 0) return undefined;
  const length = lines.slice(start).findIndex((line) => headings.includes(line));
  return lines
    .slice(start, length < 0 ? undefined : start + length)
    .join('\n')
    .trim();
}

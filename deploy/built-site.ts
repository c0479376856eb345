import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRedirects } from '../plugins/routes/moved-pages/redirects';
import { filesIn } from '../plugins/shared/files';
import { versionPrefix } from '../plugins/shared/routes';
import { throwDiagnostics } from '../plugins/shared/diagnostics';
import { docsVersions } from '../plugins/shared/versions';
import type { Site } from './nginx/config';
import { contentSecurityPolicy } from './policy/content-security-policy';
import { findInlineParts, type InlineParts } from './policy/inline-parts';
import { securityHeaders } from './security-headers';

/** Whether the analytics container is built into the site. `docusaurus.config.ts` uses the same condition. */
const hasAnalytics = (): boolean => Boolean(process.env['FISHJAM_ANALYTICS_CONTAINER_ID']);

/**
 * Lists the files of a built site, by path within its folder.
 *
 * @throws Error if the folder does not exist.
 */
export function filesOfSite(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist. Run \`npm run build\`.`);
  return filesIn(folder);
}

/**
 * Finds the scripts and styles in all pages of a built site.
 *
 * @param folder - folder of the built site.
 * @throws ContentDiagnostics when a page contains something that no policy allows.
 * @throws Error if the folder does not exist.
 */
export function inlinePartsOfSite(folder: string): InlineParts {
  const files = filesOfSite(folder).filter((name) => name.endsWith('.html'));
  const pages = files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  const { parts, diagnostics } = findInlineParts(pages);
  throwDiagnostics(diagnostics);
  return parts;
}

/** Collects the properties of the site that servers need. */
export function siteOf(inline: InlineParts, analytics = hasAnalytics()): Site {
  return {
    versionPrefixes: docsVersions()
      .map(versionPrefix)
      .filter((prefix) => prefix !== ''),
    headers: securityHeaders(contentSecurityPolicy({ inline, analytics })),
    redirects: siteRedirects(),
  };
}

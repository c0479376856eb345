import path from 'node:path';
import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../shared/diagnostics';
import { filesIn, relativePath } from '../shared/files';
import { once } from '../shared/memoize';
import { nearest } from '../shared/nearest';
import { docsVersions, exists, root, type DocsVersion } from '../shared/versions';
import { anchorDiagnostic, anchorsOf, anchorsOfFile } from './anchors';

/** Finds links to missing files or headings, and links by path or URL that would leave the version. */
export function findLinkDiagnostics(file: string, version: DocsVersion, tree: Root): Diagnostic[] {
  const ownAnchors = once(() => anchorsOf(tree));
  const diagnostics: Diagnostic[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const { url, position } = node as Link | Definition;
    const diagnostic = linkDiagnostic(file, version, url, ownAnchors);
    if (diagnostic) diagnostics.push({ file, line: position?.start.line ?? 1, ...diagnostic });
  });
  return diagnostics;
}

function linkDiagnostic(
  file: string,
  version: DocsVersion,
  url: string,
  ownAnchors: () => readonly string[] | undefined,
): Pick<Diagnostic, 'what' | 'fix'> | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, target = '', anchor = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(url) ?? [];
  if (target === '') return anchorDiagnostic(url, anchor, file, version, ownAnchors());
  if (!/\.mdx?$/.test(target)) {
    if (/^\/(?:img\/|api\/)?[^/]*\.(?:svg|png|yaml|proto|txt)$/.test(target)) return undefined;
    return {
      what: `The link to "${url}" is a URL of this site: it would lead readers of an older version to the newest one.`,
      fix: 'Link by file path, such as `../api/web/index.mdx`.',
    };
  }
  const resolved = path.posix.join(path.posix.dirname(file), target);
  if (!resolved.startsWith(`${version.docsDir}/`))
    return {
      what: `The link to "${url}" leads out of the docs of ${version.name}.`,
      fix: `Link to a page in ${version.docsDir}.`,
    };
  if (exists(resolved))
    return anchor === '' ? undefined : anchorDiagnostic(url, anchor, resolved, version, anchorsOfFile(resolved));
  const inVersion = resolved.slice(version.docsDir.length + 1);
  const elsewhere = docsVersions().filter(
    (other) => other.name !== version.name && exists(`${other.docsDir}/${inVersion}`),
  );
  if (elsewhere.length === 0) {
    const closest = relativePath(file, closestPage(resolved, version));
    return {
      what: `The link to "${url}" does not lead to a file.`,
      fix: `Link to \`${closest}\`, or look for another page in ${version.docsDir}.`,
    };
  }
  return {
    what: `The link to "${url}" leads to a page that ${version.name} does not have; it is in ${elsewhere.map(({ name }) => name).join(', ')}.`,
    fix: `Remove the link, or write the page for ${version.name}.`,
  };
}

/** Returns the page whose path is closest to a path that does not exist, preferably one with the same file name. */
function closestPage(file: string, { docsDir }: DocsVersion): string {
  const pages = filesIn(path.join(root, docsDir)).filter((name) => /\.mdx?$/.test(name));
  const sameName = pages.filter((name) => path.posix.basename(name) === path.posix.basename(file));
  return `${docsDir}/${nearest(file.slice(docsDir.length + 1), sameName.length > 0 ? sameName : pages)}`;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentsFile } from '../../src/search/engine/files';
import { root } from '../../plugins/shared/versions';

/** A page of the built site. */
export interface BuiltPage {
  /** Path of the page on the site. */
  readonly url: string;
  /** Absolute path of the file that is served for the page. */
  readonly file: string;
}

/** Returns the pages of a version that search covers. All engines index these pages. */
export function builtPages({ prefix, searchDocs }: DocumentsFile, site: string): BuiltPage[] {
  return searchDocs.map((doc) => {
    const url = prefix + doc.path;
    return { url, file: path.resolve(root, site, `.${url}.html`) };
  });
}

/** Reads the description of a built page from its HTML. Our search documents do not contain descriptions. */
export function descriptionOf({ file }: BuiltPage): string {
  const [, quoted, bare] =
    /<meta[^>]*\bname="?description"? content=(?:"([^"]*)"|([^\s>]+))/.exec(readFileSync(file, 'utf8')) ?? [];
  return (quoted ?? bare ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

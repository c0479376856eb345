import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentsFile } from '../../plugins/search/engine/files';
import { root } from '../../plugins/shared/versions';

/** A page of the built site. */
export interface BuiltPage {
  /** Its path on the site. */
  readonly url: string;
  /** The file that is served for it, a full path. */
  readonly file: string;
}

/** The pages of a version that search covers: everybody indexes these. */
export function builtPages({ prefix, searchDocs }: DocumentsFile, site: string): BuiltPage[] {
  return searchDocs.map((doc) => {
    const url = prefix + doc.path;
    return { url, file: path.resolve(root, site, `.${url}.html`) };
  });
}

/** The sentence that describes a built page; it is in the HTML and not in our documents. */
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

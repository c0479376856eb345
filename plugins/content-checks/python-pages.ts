import { hashOfStubs } from '../markdown/code-samples/python';
import { hashFolder, hashOf } from '../shared/cache';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import { exists, type DocsVersion } from '../shared/versions';

/** Returns a version's pages that have Python samples. */
export function pagesWithPython(version: DocsVersion): GuidePage[] {
  return guidePages(version).filter(({ source }) => /^\s*(?:`{3,}|~{3,})py/m.test(source));
}

/** Returns a hash of the complete input for a version's Python check: pages, examples and SDK stubs. */
export function hashOfPython(version: DocsVersion): string {
  const pages = pagesWithPython(version).flatMap(({ file, source }) => [file, source]);
  const examples = `examples/${version.name}`;
  return hashOf(
    version.name,
    ...pages,
    exists(examples) ? hashFolder(examples, (name) => name.endsWith('.py')) : '',
    hashOfStubs(version),
  );
}

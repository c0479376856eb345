import { hashOfStubs } from '../markdown/code-samples/python';
import { hashFolder, hashOf } from '../shared/cache';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import { exists, type DocsVersion } from '../shared/versions';

/** Returns the pages of a version that have samples in Python. */
export function pagesWithPython(version: DocsVersion): GuidePage[] {
  return guidePages(version).filter(({ source }) => /^\s*(?:```|~~~)py/m.test(source));
}

/** Returns a hash of all input of the Python check of a version: pages, examples, and the stubs of the SDK. */
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

import { sdks, type Sdk } from '../../src/lib/sdks';

/** Returns the SDKs that the front matter of a page names. */
export function namedSdks(frontMatter: object): readonly Sdk[] {
  const { sdk } = frontMatter as { readonly sdk?: unknown };
  return [sdk].flat().filter((name): name is Sdk => sdks.includes(name as Sdk));
}

/** Adds the Python SDK if a guide is about the server SDK, because such a guide covers both languages. */
export const withPython = (named: readonly Sdk[]): readonly Sdk[] =>
  named.includes('server') ? [...named, 'server-python'] : named;

/**
 * Returns the SDKs that a page is about. A guide about the server SDK covers both languages, but a page of the
 * reference covers only one language.
 *
 * @param frontMatter - front matter of the page.
 * @param ownPath - path of the page within its version.
 */
export function sdksOfPage(frontMatter: object, ownPath: string): readonly Sdk[] {
  const named = namedSdks(frontMatter);
  return ownPath.startsWith('/api/') ? named : withPython(named);
}

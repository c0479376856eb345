import { sdks, type Sdk } from '../../src/lib/sdks';

/** Returns the SDKs that the front matter of a page names. */
export function namedSdks(frontMatter: object): readonly Sdk[] {
  const { sdk } = frontMatter as { readonly sdk?: unknown };
  return [sdk].flat().filter((name): name is Sdk => sdks.includes(name as Sdk));
}

/** Adds the Python SDK if a page is about the server SDK, for a page that covers both languages. */
export const withPython = (named: readonly Sdk[]): readonly Sdk[] =>
  named.includes('server') ? [...named, 'server-python'] : named;

/**
 * Returns the SDKs that a page is about. A page about the server SDK covers both languages, except a generated page of
 * the reference, which covers only one.
 *
 * @param frontMatter - front matter of the page.
 */
export function sdksOfPage(frontMatter: object): readonly Sdk[] {
  const { kind } = frontMatter as { readonly kind?: unknown };
  const named = namedSdks(frontMatter);
  return kind === 'api' ? named : withPython(named);
}

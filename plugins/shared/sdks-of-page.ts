import { isSdk, type Sdk } from '../../src/lib/sdks';

/**
 * Returns the SDKs that a page is about.
 *
 * @param frontMatter - front matter of the page, whose `sdk` is the name of an SDK or a list of names.
 */
export function sdksOfPage(frontMatter: object): readonly Sdk[] {
  const { sdk } = frontMatter as { readonly sdk?: unknown };
  return [sdk].flat().filter(isSdk);
}

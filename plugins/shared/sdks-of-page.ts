import { sdks, type Sdk } from '../../src/lib/sdks';

/**
 * Returns the SDKs that a page is about. A guide about the server SDK covers both languages, but a page of the
 * reference covers only one language.
 *
 * @param frontMatter - front matter of the page.
 * @param ownPath - path of the page within its version.
 */
export function sdksOfPage(frontMatter: object, ownPath: string): Sdk[] {
  const { sdk } = frontMatter as { readonly sdk?: unknown };
  const named = [sdk ?? []].flat().filter((name): name is Sdk => sdks.includes(name as Sdk));
  return named.includes('server') && !ownPath.startsWith('/api/') ? [...named, 'server-python'] : named;
}

import { sdks, type Sdk } from '../../src/lib/sdks';

/**
 * Returns the SDKs that a page is about. Guides about the server SDK have both languages; the reference has pages for
 * each.
 *
 * @param frontMatter - of the page.
 * @param ownPath - path of the page within its version.
 */
export function sdksOfPage(frontMatter: object, ownPath: string): Sdk[] {
  const { sdk } = frontMatter as { readonly sdk?: unknown };
  const named = [sdk ?? []].flat().filter((name): name is Sdk => sdks.includes(name as Sdk));
  return named.includes('server') && !ownPath.startsWith('/api/') ? [...named, 'server-python'] : named;
}

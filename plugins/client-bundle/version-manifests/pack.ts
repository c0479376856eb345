import { isDeepStrictEqual } from 'node:util';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  idsOfItems,
  symbolItem,
  type Item,
  type Manifest,
  type VersionData,
  unpack,
} from '../../../src/lib/version-manifest/manifest';

/**
 * Converts the data of a version to its manifest.
 *
 * @param base - path of the version with a trailing slash.
 * @throws Error if a manifest cannot represent some data, such as a second sidebar or a doc whose path differs from its
 * ID.
 */
export function pack(base: string, data: VersionData): Manifest {
  const { docsSidebars, ...version } = data.version;
  const [sidebar = '', sidebarItems = []] = Object.entries(docsSidebars)[0] ?? [];
  const idOf = new Map(data.docs.map(({ path, id }) => [path, id]));
  const items = slimItems(sidebarItems, (path) => idOf.get(path));
  const inSidebar = new Set(idsOfItems(items));
  const others = data.docs.map(({ id }) => id).filter((id) => !inSidebar.has(id));
  const manifest: Manifest = { base, version, sidebar, items, others, elsewhere: data.elsewhere };
  const written = unpack(manifest);
  const unlike = (Object.keys(data) as (keyof VersionData)[]).find(
    (key) => !isDeepStrictEqual(written[key], data[key]),
  );
  if (unlike)
    throw new Error(
      `A manifest cannot represent "${unlike}" of version "${version.label}": src/lib/version-manifest/manifest.ts supports one ` +
        'sidebar with docs and collapsed categories, in which each doc occurs once, and paths that follow the IDs. ' +
        'Write the sidebar in this form, or extend manifest.ts and pack.ts.',
    );
  return manifest;
}

/**
 * Keeps what the sidebar shows: the docs and categories, with the labels and classes that do not follow from an ID.
 *
 * @param idOf - returns the ID of the doc at a path.
 */
export function slimItems(items: readonly PropSidebarItem[], idOf: (path: string) => string | undefined): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.type === 'html') return [];
    const { label, className } = item;
    const id = idOf(item.href ?? '');
    const children = item.type === 'category' ? { items: slimItems(item.items, idOf) } : {};
    const slim = { ...(id !== undefined && { id }), label, ...(className !== undefined && { className }), ...children };
    return [id !== undefined && isDeepStrictEqual(slim, symbolItem(id)) ? id : slim];
  });
}

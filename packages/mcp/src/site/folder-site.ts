import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkPath, largestFile, NotOnSite, type Site } from './site';

/**
 * Opens a built site in a folder.
 *
 * @param folder - path of the folder, such as `build`.
 * @throws Error when the folder does not contain a built site.
 */
export async function folderSite(folder: string): Promise<Site> {
  const root = await realpath(folder).catch(() => undefined);
  const manifest = root === undefined ? undefined : path.join(root, 'assets/search/manifest.json');
  if (root === undefined || (await stat(manifest!).catch(() => undefined)) === undefined)
    throw new Error(`${folder} does not contain a built site. Run \`npm run build\`, or pass --site with its folder.`);
  return {
    place: root,
    async read(name) {
      checkPath(name);
      const missing = new NotOnSite(`The docs have no file ${name}.`);
      // Also resolves symbolic links, because a link that leads outside the folder is not part of the site.
      const file = await realpath(path.join(root, name)).catch(() => undefined);
      if (file === undefined || !file.startsWith(root + path.sep)) throw missing;
      const { size, isFile } = await stat(file).then((found) => ({ size: found.size, isFile: found.isFile() }));
      if (!isFile || size > largestFile) throw missing;
      return readFile(file, 'utf8');
    },
  };
}

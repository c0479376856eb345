import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readZip } from './read-zip';

/** Sources of a Python package on this machine. */
export interface PythonSources {
  /** Folder that contains the package's own folder. */
  readonly folder: string;
  readonly version: string;
}

interface Release {
  readonly urls: readonly {
    readonly packagetype: string;
    readonly filename: string;
    readonly url: string;
    readonly digests: { readonly sha256: string };
  }[];
}

/**
 * Gets the sources of a Python package. None of its code is run.
 *
 * @param target - folder for downloads and unpacked files, emptied first.
 * @param name - name that the package must have.
 * @param source - version in the index, `latest`, or the path of a folder, a wheel or a source distribution.
 * @param index - address of the package index.
 * @throws Error if the package cannot be downloaded completely, has another name, or cannot be unpacked.
 */
export async function getPythonPackage(
  target: string,
  name: string,
  source: string,
  index = 'https://pypi.org',
): Promise<PythonSources> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const local = existsSync(source) ? path.resolve(source) : await download(target, name, source, index);
  const folder = statSync(local).isDirectory() ? local : unpack(local, path.join(target, 'unpacked'));
  const { name: found, version } = metadataOf(folder);
  if (found !== name) throw new Error(`${source} contains the package ${found}; specify a source for ${name} instead.`);
  return { folder, version };
}

async function download(target: string, name: string, version: string, index: string): Promise<string> {
  const address = `${index}/pypi/${name}/${version === 'latest' ? '' : `${encodeURIComponent(version)}/`}json`;
  const get = async (url: string) => {
    const response = await fetch(url).catch((error: unknown) => {
      throw new Error(`${url} cannot be reached.`, { cause: error });
    });
    if (!response.ok) throw new Error(`${name}@${version} is not available: ${url} responded with ${response.status}.`);
    return response;
  };
  const { urls } = (await (await get(address)).json()) as Release;
  const file =
    urls.find((each) => each.packagetype === 'bdist_wheel') ?? urls.find((each) => each.packagetype === 'sdist');
  if (!file) throw new Error(`${name}@${version} has neither a wheel nor a source distribution.`);
  const content = Buffer.from(await (await get(file.url)).arrayBuffer());
  if (createHash('sha256').update(content).digest('hex') !== file.digests.sha256)
    throw new Error(`${file.filename} was not downloaded completely: its hash differs from that of the index.`);
  const local = path.join(target, path.basename(file.filename));
  writeFileSync(local, content);
  return local;
}

function unpack(archive: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (archive.endsWith('.whl')) {
    for (const { name, content } of readZip(readFileSync(archive))) {
      const file = path.join(folder, name);
      if (!file.startsWith(`${folder}${path.sep}`))
        throw new Error(`${archive} has a file outside its folder: ${name}.`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return folder;
  }
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr.trim().split('\n')[0]}`);
  const [only, ...others] = readdirSync(folder);
  return only && others.length === 0 ? path.join(folder, only) : folder;
}

/** Reads the name and version from the metadata of a wheel, a source distribution or a project. */
function metadataOf(folder: string): { name: string; version: string } {
  const inWheel = readdirSync(folder).find((each) => each.endsWith('.dist-info'));
  const file = [...(inWheel ? [`${inWheel}/METADATA`] : []), 'PKG-INFO', 'pyproject.toml']
    .map((each) => path.join(folder, each))
    .find(existsSync);
  const text = file ? readFileSync(file, 'utf8') : '';
  const field = (name: string) => new RegExp(`^${name}(?:: | = ")([^"\\r\\n]+)`, 'mi').exec(text)?.[1];
  const [name, version] = [field('name'), field('version')];
  if (!name || !version)
    throw new Error(`${folder} has no METADATA, PKG-INFO or pyproject.toml with name and version.`);
  return { name: name.replaceAll('_', '-'), version };
}

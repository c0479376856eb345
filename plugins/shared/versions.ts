import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NEXT } from '../../src/lib/version-name';
import { withSlashes } from './files';

/** The project's root folder, in which npm runs every script. */
export const root = process.cwd();

export { NEXT };

/** A documented version and its folders. All paths are relative to the project root. */
export interface DocsVersion {
  /** `next` or a released version, such as `0.22.0`. */
  readonly name: string;
  /** Folder of its guides. */
  readonly docsDir: string;
  /** Folder of its SDK declarations. */
  readonly sdksDir: string;
}

/** Reads the released versions, newest first, from Docusaurus' own `versions.json`. */
export function releasedVersions(): string[] {
  return JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8')) as string[];
}

/** Describes a version, given its name; the folders follow Docusaurus' layout for versioned docs. */
export function docsVersion(name: string): DocsVersion {
  return {
    name,
    docsDir: name === NEXT ? 'docs' : `versioned_docs/version-${name}`,
    sdksDir: `sdks/${name}`,
  };
}

/** Lists every documented version: the unreleased one first, then the released ones, newest first. */
export function docsVersions(): DocsVersion[] {
  return [NEXT, ...releasedVersions()].map(docsVersion);
}

/**
 * Returns the documented version before another one; undefined for the oldest.
 *
 * @throws Error when the version is unknown.
 */
export function previousVersion(name: string): string | undefined {
  const names = docsVersions().map((version) => version.name);
  if (!names.includes(name)) throw new Error(`There is no version ${name}. Versions: ${names.join(', ')}.`);
  return names[names.indexOf(name) + 1];
}

/** Returns the path of a file relative to the project root, with slashes. */
export const projectPath = (file: string): string => withSlashes(path.relative(root, path.resolve(root, file)));

/** Returns the version of a docs file, or `undefined` for a file outside the docs folders. */
export function versionOfFile(file: string): DocsVersion | undefined {
  const relative = projectPath(file);
  return docsVersions().find(({ docsDir }) => relative.startsWith(`${docsDir}/`));
}

/** Whether a path, relative to the project root, exists. */
export function exists(relative: string): boolean {
  return existsSync(path.join(root, relative));
}

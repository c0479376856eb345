import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../plugins/shared/versions';
import type { RecordedAdvisory } from './advisories';
import type { LicensePolicy } from './licenses';
import { packagesOf, type LockedPackage } from './lock-file';
import type { Manifest } from './pins';

/** Folders with dependencies of their own, relative to the project root: the project, and what the bench alone installs. */
export function installedFolders(): string[] {
  const below = readdirSync(path.join(root, 'bench')).map((name) => `bench/${name}`);
  return ['.', ...below].filter((folder) => existsSync(path.join(root, folder, 'package-lock.json')));
}

/** Reads a file of a folder. */
export function textOf(folder: string, name: string): string {
  return readFileSync(path.join(root, folder, name), 'utf8');
}

/** The packages of all lock files. */
export function allPackages(): LockedPackage[] {
  return installedFolders().flatMap((folder) => packagesOf(textOf(folder, 'package-lock.json')));
}

/** What a folder's `package.json` says. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(textOf(folder, 'package.json')) as Manifest;
}

// An import would have the types of what happens to be in the file, such as an empty list.
const recordOf = <T>(name: string): T => JSON.parse(textOf('supply-chain/records', name)) as T;

/** Which licences are allowed. */
export const licensePolicy = (): LicensePolicy => recordOf('licenses.json');

/** Why packages work without the script that they would run at installation, by name. */
export const recordedScripts = (): Readonly<Record<string, string>> => recordOf('install-scripts.json');

/** Findings of the audit that were looked at. */
export const recordedAdvisories = (): readonly RecordedAdvisory[] => recordOf('advisories.json');

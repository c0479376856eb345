import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readDataFile } from '../plugins/shared/data-file';
import { root } from '../plugins/shared/versions';
import { advisorySchema, type RecordedAdvisory } from './advisories';
import { packagesOf, type LockedPackage } from './lock-file';
import type { Manifest } from './pins';

/**
 * Folders with their own dependencies, relative to the project root: the project itself, and the folders whose
 * dependencies only the benchmarks install.
 */
export function installedFolders(): string[] {
  const below = readdirSync(path.join(root, 'bench')).map((name) => `bench/${name}`);
  return ['.', ...below].filter((folder) => existsSync(path.join(root, folder, 'package-lock.json')));
}

/** Reads a file of a folder. */
export function textOf(folder: string, name: string): string {
  return readFileSync(path.join(root, folder, name), 'utf8');
}

/** Returns the packages of all lock files. */
export function allPackages(): LockedPackage[] {
  return installedFolders().flatMap((folder) => packagesOf(textOf(folder, 'package-lock.json')));
}

/** Reads a folder's `package.json`. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(textOf(folder, 'package.json')) as Manifest;
}

/** Reasons why packages work without their install scripts, by package name. */
export const recordedScripts = (): Readonly<Record<string, string>> =>
  readDataFile('supply-chain/records/install-scripts.json', z.record(z.string(), z.string()));

/** Reviewed audit findings. */
export const recordedAdvisories = (): readonly RecordedAdvisory[] =>
  readDataFile('supply-chain/records/advisories.json', z.array(advisorySchema));

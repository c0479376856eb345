/** A package in a lock file. */
export interface LockedPackage {
  /** Name of the package, such as `@swc/core`. */
  readonly name: string;
  readonly version: string;
  /** License from the package's `package.json`; undefined if the license is missing or not in the usual form. */
  readonly license: string | undefined;
  /** Whether the package has a script that npm would run during installation. */
  readonly hasInstallScript: boolean;
  /** Whether the download is verified against a hash. */
  readonly hasIntegrity: boolean;
}

interface LockFileEntry {
  readonly version?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
}

/**
 * Returns the packages of a lock file, including those for other platforms, each version once.
 *
 * @param text - a `package-lock.json` of version 3.
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
export function packagesOf(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockFileEntry> };
  const all = Object.entries(packages)
    // The entry without a path is the project itself.
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, hasInstallScript = false, integrity }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      hasInstallScript,
      hasIntegrity: integrity !== undefined,
    }));
  return [...new Map(all.map((entry) => [`${entry.name}@${entry.version}`, entry])).values()];
}

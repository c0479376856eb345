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
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const entriesOf = (text: string) => (JSON.parse(text) as { packages: Record<string, LockFileEntry> }).packages;

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns the packages of a lock file, including those for other platforms. Equal entries are returned once.
 *
 * @param text - a `package-lock.json` of version 3.
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
export function packagesOf(text: string): LockedPackage[] {
  const all = Object.entries(entriesOf(text))
    // The entry without a path is the project itself.
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, hasInstallScript = false, integrity }]) => ({
      name: nameOf(path),
      version,
      license,
      hasInstallScript,
      hasIntegrity: integrity !== undefined,
    }));
  // Of two copies of one version, only one may have a hash.
  return [...new Map(all.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/**
 * Returns the names of packages that others depend on but that have no entry. `npm ci` rejects such a lock file. npm
 * writes one if it updates a lock file while the packages of only one platform are installed.
 *
 * @param text - a `package-lock.json` of version 3.
 * @see https://github.com/npm/cli/issues/4828
 */
export function packagesWithoutEntry(text: string): string[] {
  const entries = entriesOf(text);
  const locked = new Set(Object.keys(entries).map(nameOf));
  const needed = Object.values(entries).flatMap(({ dependencies = {}, optionalDependencies = {} }) => [
    ...Object.keys(dependencies),
    ...Object.keys(optionalDependencies),
  ]);
  return [...new Set(needed)].filter((name) => !locked.has(name)).sort();
}

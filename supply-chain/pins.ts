import type { Fault } from '../plugins/shared/faults';

/** What a `package.json` says of other packages. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** One version, such as `1.2.3` or `1.2.3-rc.1`, or that of a package under another name; no range, tag or address. */
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Finds dependencies that are not pinned to one version. */
export function pinFaults(file: string, { dependencies, devDependencies, overrides }: Manifest): Fault[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => ({
      file,
      what: `${name} is "${version}", and not one version.`,
      fix: `Install it with \`npm install --save-exact ${name}@…\`.`,
    }));
}

import type { Diagnostic } from '../plugins/shared/diagnostics';

/** Dependencies in a `package.json`. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/**
 * Matches an exact version, such as `1.2.3` or `1.2.3-rc.1`, including that of an aliased package. Ranges, tags and
 * URLs do not match.
 */
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Finds dependencies that are not pinned to one version. */
export function pinDiagnostics(file: string, { dependencies, devDependencies, overrides }: Manifest): Diagnostic[] {
  return [dependencies, devDependencies, overrides]
    .flatMap((group) => Object.entries(group ?? {}))
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => ({
      file,
      what: `${name} is "${version}", which is not an exact version.`,
      fix: `Install it with \`npm install --save-exact ${name}@…\`.`,
    }));
}

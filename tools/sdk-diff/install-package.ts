import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A published package, installed with its dependencies. */
export interface InstalledPackage {
  readonly version: string;
  /**
   * Importable modules that have types, starting with the root. Each has a specifier and the absolute path of its
   * declarations.
   */
  readonly modules: readonly { readonly specifier: string; readonly types: string }[];
}

type ExportTarget = string | { readonly [condition: string]: ExportTarget };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly types?: string;
  readonly exports?: Readonly<Record<string, ExportTarget>>;
}

/**
 * Installs a package into a folder, without running any of its scripts.
 *
 * @param folder - target folder, which is emptied first. It must be inside the project, so that the types of React and
 * Node.js are found.
 * @param name - name that the package must have.
 * @param source - version in the registry, or the path of a folder or a tarball.
 * @throws Error if the package cannot be installed, has another name, or has no types.
 */
export function installPackage(folder: string, name: string, source: string): InstalledPackage {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const isLocal = existsSync(source);
  const wanted = isLocal ? path.resolve(source) : `${name}@${source}`;
  // `npm run` passes its settings on. Without a log level, `npm run --silent` would hide the error.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, '--install-links', wanted], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm could not install ${wanted}: ${reasonIn(stderr)}`);
  const installed = path.join(folder, 'node_modules', name);
  if (!existsSync(path.join(installed, 'package.json'))) {
    const { dependencies = {} } = read(path.join(folder, 'package.json')) as { dependencies?: Record<string, string> };
    throw new Error(
      `${source} contains the package ${Object.keys(dependencies).join(', ')}; specify a source for ${name} instead.`,
    );
  }
  const manifest = read(path.join(installed, 'package.json')) as Manifest;
  return { version: manifest.version, modules: typedModules(installed, manifest) };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the first line of npm's error message that is a sentence. */
const reasonIn = (stderr: string): string =>
  /^npm error (?!(?:code|syscall|errno|path) )(?:notarget |enoent |network )?(.+)$/m.exec(stderr)?.[1] ??
  'no reason given.';

function typedModules(folder: string, { name, version, types, exports = {} }: Manifest): InstalledPackage['modules'] {
  const subpaths = Object.keys(exports).filter((key) => /^\.\/[^*]+$/.test(key) && key !== './package.json');
  const root = typesOf(folder, exports['.'], types);
  if (!root)
    throw new Error(`${name}@${version} has no types: neither \`types\` nor \`exports\` names a file that exists.`);
  return [
    { specifier: name, types: root },
    ...subpaths.flatMap((subpath) => {
      const file = typesOf(folder, exports[subpath]);
      return file ? [{ specifier: `${name}${subpath.slice(1)}`, types: file }] : [];
    }),
  ];
}

/**
 * Returns the declaration file of an export. If the export does not specify one, this is the file next to the script of
 * the export.
 */
function typesOf(folder: string, target: ExportTarget | undefined, types?: string): string | undefined {
  const scripts = [...targetsOf(target)];
  const beside = scripts.map((file) => file.replace(/\.(m|c)?js$/, '.d.$1ts'));
  return [...scripts, ...(types ? [types] : []), ...beside]
    .filter((file) => /\.d\.[mc]?ts$/.test(file))
    .map((file) => path.join(folder, file))
    .find(existsSync);
}

function* targetsOf(target: ExportTarget | undefined): Generator<string> {
  if (typeof target === 'string') yield target;
  else for (const nested of Object.values(target ?? {})) yield* targetsOf(nested);
}

import type { Diagnostic } from '../plugins/shared/diagnostics';

/** A file of the framework that our code replaces, imports by its path, or depends on in another undocumented way. */
export interface UpstreamFile {
  /** Path under `node_modules`. */
  readonly file: string;
  /** Our file that depends on the framework file, relative to the project root. */
  readonly dependent: string;
}

/** The framework files as they were when our code was last compared with them. */
export interface UpstreamRecord {
  /** Version of each package. */
  readonly versions: Readonly<Record<string, string>>;
  /** Hash of each file. */
  readonly files: Readonly<Record<string, string>>;
}

/** Framework files that appear in no import, keyed by our file that replaces or changes them. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  'src/client/app.tsx': ['@docusaurus/core/lib/client/App.js'],
  'src/client/entry.tsx': ['@docusaurus/core/lib/client/clientEntry.js'],
  'src/client/router.tsx': ['@docusaurus/core/lib/client/PendingNavigation.js', 'react-router/esm/react-router.js'],
  'src/client/versions/versions.ts': ['@docusaurus/core/lib/client/exports/ComponentCreator.js'],
  'plugins/client-bundle/html-template.ts': ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
  'plugins/client-bundle/trims.ts': [
    '@docusaurus/theme-classic/lib/prism-include-languages.js',
    '@docusaurus/theme-common/lib/utils/reactUtils.js',
  ],
  'plugins/client-bundle/version-manifests/generated-site.ts': [
    '@docusaurus/core/lib/server/codegen/codegen.js',
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  ],
};

/** Folders with the theme's components; the fallback contains the components that the classic theme does not define. */
const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

/**
 * Lists the framework files on which the given files depend.
 *
 * @param sources - text of each of our files by its path, relative to the project root.
 * @param withEffects - files under `@docusaurus` in which the bundle replaces `useEffect`.
 * @param exists - whether a path under `node_modules` exists.
 */
export function upstreamFiles(
  sources: ReadonlyMap<string, string>,
  withEffects: readonly string[],
  exists: (file: string) => boolean,
): UpstreamFile[] {
  const imported = [...sources].flatMap(([dependent, text]) =>
    [...text.matchAll(/from '(@docusaurus\/[a-z-]+\/lib\/[^']+)'/g)].map(([, module = '']) => ({
      file: [`${module}.js`, `${module}/index.js`].find(exists) ?? module,
      dependent,
    })),
  );
  const swizzled = [...sources.keys()].flatMap((dependent) => {
    const component = /^src\/theme\/(.+?)(?:\/index)?\.tsx?$/.exec(dependent)?.[1];
    const file = themes
      .flatMap((theme) => [`${theme}/${component}/index.js`, `${theme}/${component}.js`])
      .find((candidate) => component !== undefined && exists(candidate));
    return file ? [{ file, dependent }] : [];
  });
  const listed = Object.entries(unnamed).flatMap(([dependent, files]) => files.map((file) => ({ file, dependent })));
  const effects = withEffects.map((file) => ({
    file: `@docusaurus/${file}`,
    dependent: 'plugins/client-bundle/hydration.ts',
  }));
  return [...imported, ...swizzled, ...listed, ...effects];
}

/**
 * Compares the framework files with the recorded ones.
 *
 * @param hashOf - function that returns the hash of a file under `node_modules`; undefined if the file does not exist.
 * @param versionOf - function that returns the installed version of a package.
 */
export function upstreamDiagnostics(
  files: readonly UpstreamFile[],
  record: UpstreamRecord,
  hashOf: (file: string) => string | undefined,
  versionOf: (name: string) => string,
): Diagnostic[] {
  const changed = files.flatMap(({ file, dependent }): Diagnostic[] => {
    const hash = hashOf(file);
    if (hash !== undefined && hash === record.files[file]) return [];
    const name = packageOf(file);
    const then = record.versions[name];
    const now = versionOf(name);
    const what =
      hash === undefined
        ? `\`${file}\` no longer exists.`
        : then === undefined || record.files[file] === undefined
          ? `\`${file}\` is not recorded.`
          : `\`${file}\` has changed since ${then}.`;
    const show =
      then !== undefined && then !== now
        ? `Run \`npm diff --diff=${name}@${then} --diff=${name}@${now} ./${file.slice(name.length + 1)}\`, adapt this file, and then run `
        : 'Check that this file still fits, and then run ';
    return [{ file: dependent, what, fix: `${show}\`npm run check:upstream -- --record\`.` }];
  });
  const known = new Set(files.map(({ file }) => file));
  const left = Object.keys(record.files).filter((file) => !known.has(file));
  return [
    ...changed,
    ...left.map((file) => ({
      file: 'supply-chain/records/upstream.json',
      what: `No file of ours depends on \`${file}\`.`,
      fix: 'Run `npm run check:upstream -- --record`.',
    })),
  ];
}

/** Returns the name of the package that contains a path under `node_modules`. */
export const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');

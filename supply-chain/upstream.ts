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

/**
 * Framework files that appear in no import, keyed by our file that replaces them, changes them, or depends on their
 * formats and names.
 */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  'src/client/app.tsx': ['@docusaurus/core/lib/client/App.js'],
  'src/client/entry.tsx': ['@docusaurus/core/lib/client/clientEntry.js'],
  'src/client/router.tsx': ['@docusaurus/core/lib/client/PendingNavigation.js', 'react-router/esm/react-router.js'],
  // The framework does not prefetch files whose name contains "undefined".
  'src/client/versions/page-loading.ts': ['@docusaurus/core/lib/client/docusaurus.js'],
  'src/client/versions/routes.ts': ['@docusaurus/core/lib/client/exports/ComponentCreator.js'],
  'src/client/versions/versions.ts': ['@docusaurus/core/lib/client/exports/ComponentCreator.js'],
  // The key under which the framework stores the reader's choice of a tab.
  'src/components/platform-line.tsx': ['@docusaurus/theme-common/lib/utils/tabsUtils.js'],
  // Class names from the framework's CSS modules.
  'src/css/accessibility.css': ['@docusaurus/theme-common/lib/utils/errorBoundaryUtils.module.css'],
  'src/css/api.css': ['@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css'],
  'src/css/print.css': [
    '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css',
    '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css',
    '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css',
  ],
  'plugins/client-bundle/no-script/index.ts': [
    '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css',
    '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/styles.module.css',
  ],
  'plugins/client-bundle/build-cache/index.ts': ['@docusaurus/core/lib/webpack/base.js'],
  'plugins/client-bundle/html-template.ts': ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
  'plugins/client-bundle/index.ts': ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/core/lib/webpack/client.js'],
  'plugins/client-bundle/trims.ts': [
    '@docusaurus/theme-classic/lib/prism-include-languages.js',
    '@docusaurus/theme-common/lib/utils/reactUtils.js',
  ],
  'plugins/client-bundle/version-manifests/aliases.ts': ['@docusaurus/core/lib/server/codegen/codegen.js'],
  // The name of the chunk with the bundler's runtime.
  'plugins/client-bundle/version-manifests/bundler-plugin.ts': ['@docusaurus/core/lib/webpack/client.js'],
  'plugins/client-bundle/version-manifests/generated-modules.ts': [
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  ],
  'plugins/client-bundle/version-manifests/generated-site.ts': [
    '@docusaurus/core/lib/server/codegen/codegen.js',
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  ],
  'plugins/client-bundle/version-manifests/split-site.ts': [
    '@docusaurus/plugin-content-docs/lib/globalData.js',
    '@docusaurus/plugin-content-docs/lib/routes.js',
  ],
  'plugins/routes/not-found-pages/not-found-routes.ts': ['@docusaurus/plugin-content-docs/lib/routes.js'],
};

/** Folders with the theme's components; the fallback contains the components that the classic theme does not define. */
const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

/** Matches imports of modules that are not part of the framework's documented API, with the imported names. */
const undocumented = /(?:(?:\{([^}]*)\} )?from|\bimport) '(@docusaurus\/[a-z-]+\/(?:lib\/[^']+|internal))'/g;

/**
 * Lists the framework files on which the given files depend.
 *
 * @param sources - text of each of our files by its path, relative to the project root.
 * @param withEffects - files under `@docusaurus` in which the bundle replaces `useEffect`.
 * @param read - function that returns the text of a file under `node_modules`; undefined if the file does not exist.
 */
export function upstreamFiles(
  sources: ReadonlyMap<string, string>,
  withEffects: readonly string[],
  read: (file: string) => string | undefined,
): UpstreamFile[] {
  const exists = (file: string) => read(file) !== undefined;
  const imported = [...sources].flatMap(([dependent, text]) =>
    [...text.matchAll(undocumented)]
      .flatMap(([, names = '', module = '']) =>
        module.endsWith('/internal')
          ? definitionsOf(names, module.replace('/internal', '/lib'), read)
          : ([`${module}.js`, `${module}/index.js`].find(exists) ?? module),
      )
      .map((file) => ({ file, dependent })),
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
 * Finds the files that define names of an `internal` module, which only exports them again.
 *
 * @param names - imported names, separated by commas.
 * @param folder - the package's folder with the module.
 * @returns the files, with the module itself for names that it does not export.
 */
function definitionsOf(names: string, folder: string, read: (file: string) => string | undefined): string[] {
  const exported = [...(read(`${folder}/internal.d.ts`) ?? '').matchAll(/\{([^}]*)\} from '\.\/([^']+)'/g)];
  const files = [...names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].map(([, name]) => {
    const [, , file = 'internal'] = exported.find(([, all = '']) => new RegExp(`\\b${name}\\b`).test(all)) ?? [];
    return `${folder}/${file}.js`;
  });
  return [...new Set(files)];
}

/**
 * Compares the framework files with the recorded ones.
 *
 * @param hashOf - function that returns the hash of a file under `node_modules`; undefined if the file does not exist.
 * @param versionOf - function that returns the installed version of a package; undefined if it is not installed.
 */
export function upstreamDiagnostics(
  files: readonly UpstreamFile[],
  record: UpstreamRecord,
  hashOf: (file: string) => string | undefined,
  versionOf: (name: string) => string | undefined,
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
      then !== undefined && now !== undefined && then !== now
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

import path from 'node:path';
import { declaredModules, packageNames } from '../../api-reference/packages';
import { typeScriptSdks, type TypeScriptSdk } from '../../../src/lib/sdks';
import { root, type DocsVersion } from '../../shared/versions';

/** Runtime environment of a sample, which determines the available globals. */
export const environments = ['browser', 'react-native', 'node'] as const;
export type Environment = (typeof environments)[number];

const declarationsHere = (name: string): string => path.join(root, 'plugins/markdown/code-samples', name);

const globals: Readonly<Record<Environment, { readonly lib: readonly string[]; readonly types: readonly string[] }>> = {
  browser: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', declarationsHere('bundler-globals')] },
  'react-native': {
    lib: ['ES2023'],
    types: ['react-native', declarationsHere('expo-globals')],
  },
  node: { lib: ['ES2023'], types: ['node'] },
};

/** Runtime environment of each SDK. */
export const environmentOfSdk: Readonly<Record<TypeScriptSdk, Environment>> = {
  web: 'browser',
  mobile: 'react-native',
  server: 'node',
};

/**
 * Returns the compiler options for the samples of a version, as in a `tsconfig.json`.
 *
 * The options are strict. They include the globals of the environment, and they resolve SDK packages to the version's
 * declarations. An import of a module that the version does not have fails.
 */
export function compilerOptions(version: DocsVersion, environment: Environment) {
  const paths = typeScriptSdks
    .flatMap((sdk) => declaredModules(version, sdk))
    .map(({ specifier, file }) => [specifier, [path.join(root, file)]]);
  return {
    ...globals[environment],
    paths: Object.fromEntries(paths) as Record<string, string[]>,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    resolveJsonModule: true,
    // Only the sample is checked here; a separate test checks the declarations with library checks on.
    skipLibCheck: true,
  };
}

const environmentOfImport: readonly (readonly [RegExp, Environment])[] = [
  // A configuration file, which a tool loads in Node.js.
  [/^module\.exports = /m, 'node'],
  [/from ['"](?:react-native|expo[-/\w]*|@fishjam-cloud\/react-native-client)/, 'react-native'],
  [/from ['"](?:node:|fastify|express|@fishjam-cloud\/js-server-sdk)/, 'node'],
  [/from ['"](?:react-dom|@fishjam-cloud\/react-client)/, 'browser'],
];

const environmentOfFolder: readonly (readonly [RegExp, Environment])[] = [
  [/\/(?:mobile|react-native|react-native-quick-start)\b/, 'react-native'],
  [/\/(?:server|backend|backend-quick-start|agents|reference|agent-internals)\b/, 'node'],
];

/**
 * Detects a sample's environment from its imports or, if they do not indicate one, from its page; the default is the
 * browser.
 */
export function environmentOf(sample: { readonly code: string; readonly file: string }): Environment {
  const match = (rules: typeof environmentOfImport, text: string) => rules.find(([pattern]) => pattern.test(text))?.[1];
  return match(environmentOfImport, sample.code) ?? match(environmentOfFolder, sample.file) ?? 'browser';
}

/** Detects the environment of an example project from its dependencies. */
export function environmentOfProject(manifest: string): Environment {
  const sdk = typeScriptSdks.find((each) => manifest.includes(`"${packageNames[each]}"`));
  return sdk ? environmentOfSdk[sdk] : 'browser';
}

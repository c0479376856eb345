import path from 'node:path';
import { Application, OptionDefaults, type ProjectReflection, type TypeDocOptions } from 'typedoc';
import { root, type DocsVersion } from '../../shared/versions';
import { entryPrograms } from './entry-programs';
import { entryPoints, packageNames } from '../packages';
import { CAVEAT_TAG, TYPE_ONLY_TAG } from '../render/comment';
import type { TypeScriptSdk } from '../../../src/lib/sdks';

/** TypeDoc options that affect the model, shared by all runs. */
const modelOptions: TypeDocOptions = {
  blockTags: [...OptionDefaults.blockTags, CAVEAT_TAG],
  modifierTags: [...OptionDefaults.modifierTags, TYPE_ONLY_TAG],
  // A separate check compiles the declarations, including those from other packages.
  skipErrorChecking: true,
  excludeExternals: true,
  excludePrivate: true,
  excludeProtected: true,
  disableSources: false,
  disableGit: true,
  sourceLinkTemplate: '{path}#{line}',
  sort: ['source-order'],
  kindSortOrder: [],
  readme: 'none',
  logLevel: 'Warn',
  validation: {
    notExported: false,
    invalidLink: true,
    rewrittenLink: true,
    notDocumented: false,
    unusedMergeModuleWith: false,
  },
};

/** TypeDoc applications in this process, by plugins and project. */
const applications = new Map<string, Promise<Application>>();

/**
 * Returns the TypeDoc application for the given plugins and project, and creates it on the first call. Loading the
 * plugins takes longer than reading an SDK, and they cannot be loaded into a second application.
 */
function applicationWith(plugin: string[], tsconfig: string): Promise<Application> {
  const key = [...plugin, tsconfig].join(' ');
  const app = applications.get(key) ?? Application.bootstrapWithPlugins({ ...modelOptions, plugin, tsconfig });
  applications.set(key, app);
  return app;
}

/**
 * Reads the declarations of one SDK in one version into TypeDoc's model.
 *
 * Runs must be sequential, because each call changes the application that the previous one returned.
 *
 * @param plugin - TypeDoc plugins to load.
 * @param options - additional options, set after those that affect the model.
 * @returns the model, and the application, which renders the model and has the log. If the project has several entry
 * points, the model's children are modules; otherwise, they are the symbols.
 * @throws Error when TypeDoc cannot read the declarations.
 */
export async function convertSdk(
  version: DocsVersion,
  sdk: TypeScriptSdk,
  plugin: string[] = [],
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ app: Application; project: ProjectReflection }> {
  const app = await applicationWith(plugin, path.join(root, version.sdksDir, '../tsconfig.json'));
  const files = entryPoints(version, sdk).map(({ file }) => file);
  const wanted = {
    ...options,
    name: packageNames[sdk],
    entryPoints: files.map((file) => path.join(root, file)),
    basePath: root,
  };
  // TypeDoc's own type does not include the options of plugins.
  for (const [name, value] of Object.entries(wanted)) app.options.setValue(name as never, value as never);
  app.logger.resetErrors();
  // By default, TypeDoc reads all types again for each SDK.
  app.getEntryPoints = () => entryPrograms(files, app.options.getCompilerOptions(app.logger));
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc could not read ${version.sdksDir}/${sdk}; its messages are above.`);
  return { app, project };
}

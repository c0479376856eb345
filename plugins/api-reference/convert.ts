import path from 'node:path';
import { Application, type ProjectReflection, type TypeDocOptions } from 'typedoc';
import { root, type DocsVersion } from '../shared/versions';
import { entryPoints, packageNames } from './packages';
import type { Sdk } from './purposes';

/** Options of every TypeDoc run: they concern what is in the model, never how it looks. */
const modelOptions: TypeDocOptions = {
  // Declarations of other packages are compiled by the declarations' own test.
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

/**
 * Reads the declarations of one SDK in one version into TypeDoc's model.
 *
 * @param options - added to the options that concern the model.
 * @returns the application, for rendering or its log, and the model; a project with several entry points
 *   has one module child for each, otherwise the symbols are its own children.
 * @throws Error when TypeDoc cannot read the declarations.
 */
export async function convertSdk(
  version: DocsVersion,
  sdk: Sdk,
  options: TypeDocOptions = {},
): Promise<{ app: Application; project: ProjectReflection }> {
  const app = await Application.bootstrapWithPlugins({
    ...modelOptions,
    ...options,
    tsconfig: path.join(root, version.sdksDir, '../tsconfig.json'),
    name: packageNames[sdk],
    entryPoints: entryPoints(version, sdk).map(({ file }) => path.join(root, file)),
    basePath: root,
  });
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc could not read ${version.sdksDir}/${sdk}; its messages are above.`);
  return { app, project };
}

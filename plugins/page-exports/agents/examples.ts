import { exampleProjects, namesInProject } from '../../markdown/code-samples/example-files';
import { viewOf } from '../../markdown/code-samples/example-view';
import { packageNames } from '../../api-reference/packages';
import { fenced } from '../../shared/fenced';
import { exists, type DocsVersion } from '../../shared/versions';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import { examplePath } from '../../../src/lib/agent-files';

/** A whole program from the guides. */
export interface ExampleProgram {
  /** Path below the version's prefix. */
  readonly path: string;
  readonly sdk: Sdk;
  readonly text: string;
}

const languages: Readonly<Record<string, string>> = {
  tsx: 'tsx',
  ts: 'ts',
  py: 'python',
  json: 'json',
  css: 'css',
  html: 'html',
  txt: 'text',
  // `.env.example`
  example: 'ini',
};

const dependencyFiles: ReadonlySet<string> = new Set(['package.json', 'requirements.txt']);

/**
 * Writes each example project of a version as one Markdown file with all of its files, as they are after the last
 * step.
 *
 * @param read - returns the text of a file, relative to the project root.
 * @throws Error when a project does not depend on an SDK.
 */
export function examplePrograms(version: DocsVersion, read: (file: string) => string): ExampleProgram[] {
  if (!exists(`examples/${version.name}`)) return [];
  return exampleProjects(version).map((project) => {
    const name = project.slice(project.lastIndexOf('/') + 1);
    const names = namesInProject(project);
    const blocks = names.flatMap((file) => {
      const language = languages[file.slice(file.lastIndexOf('.') + 1)];
      if (language === undefined) return [];
      const code = viewOf(read(`${project}/${file}`), { path: file }).whole.trimEnd();
      return [fenced(code, `${language} title="${file}"`)];
    });
    return {
      path: examplePath(name),
      sdk: sdkOfProject(
        project,
        names.filter((file) => dependencyFiles.has(file)).map((file) => read(`${project}/${file}`)),
      ),
      text: `# ${name}\n\nA complete program for Fishjam ${version.name}.\n\n${blocks.join('\n\n')}\n`,
    };
  });
}

/** Returns the SDK that a project depends on. */
function sdkOfProject(project: string, manifests: readonly string[]): Sdk {
  const packages = manifests.flatMap((text) => text.match(/[\w@/-]+/g) ?? []);
  const sdk = sdks.find((each) => packages.includes(packageNames[each]));
  if (sdk === undefined)
    throw new Error(`${project} depends on no SDK. Add its package to package.json or requirements.txt.`);
  return sdk;
}

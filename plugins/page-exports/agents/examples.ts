import { exampleProjects, namesInProject } from '../../markdown/code-samples/example-files';
import { viewOf } from '../../markdown/code-samples/example-view';
import { exists, type DocsVersion } from '../../shared/versions';
import { examplePath } from '../../../src/lib/agent-files';

/** A whole program from the guides. */
export interface ExampleProgram {
  /** Path below the version's prefix. */
  readonly path: string;
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
};

/**
 * Writes each example project of a version as one Markdown file with all of its files, as they are after the last
 * step.
 *
 * @param read - returns the text of a file, relative to the project root.
 */
export function examplePrograms(version: DocsVersion, read: (file: string) => string): ExampleProgram[] {
  if (!exists(`examples/${version.name}`)) return [];
  return exampleProjects(version).map((project) => {
    const name = project.slice(project.lastIndexOf('/') + 1);
    const blocks = namesInProject(project).flatMap((file) => {
      const language = languages[file.slice(file.lastIndexOf('.') + 1)];
      if (language === undefined) return [];
      const code = viewOf(read(`${project}/${file}`), { path: file }).whole.trimEnd();
      return [`\`\`\`${language} title="${file}"\n${code}\n\`\`\``];
    });
    return {
      path: examplePath(name),
      text: `# ${name}\n\nA complete program for Fishjam ${version.name}.\n\n${blocks.join('\n\n')}\n`,
    };
  });
}

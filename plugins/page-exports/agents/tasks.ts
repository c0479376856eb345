import { markdownPath } from '../../../src/lib/page-path';
import type { AgentVersion } from './agent-page';
import {
  examplePath,
  type PublishedExample,
  type PublishedSymbol,
  type PublishedTask,
  type TasksFile,
} from '../../../src/lib/agent-files';

/**
 * Collects the tasks of a version: one for each tutorial and how-to guide.
 *
 * @param symbols - all symbols of the version. A symbol belongs to the tasks of the guides that mention it.
 * @param sourceOf - returns the source of a page, whose fences name example files.
 * @param programs - example programs of the version, with paths below its prefix.
 */
export function tasksFile(
  { version, prefix, pages }: AgentVersion,
  symbols: readonly PublishedSymbol[],
  sourceOf: (file: string) => string,
  programs: readonly PublishedExample[],
): TasksFile {
  const tasks = pages.flatMap((page): PublishedTask[] => {
    const { kind, title, description, path, source, sdks } = page;
    if (kind !== 'tutorial' && kind !== 'how-to') return [];
    return [
      {
        task: title,
        description,
        kind,
        sdks,
        route: path,
        markdown: markdownPath(path),
        symbols: symbols.filter(({ guides }) => guides.includes(path)).map(({ sdk, name }) => `${sdk}:${name}`),
        examples: examplesIn(sourceOf(source)).flatMap((name) =>
          programs
            .filter((program) => program.path === examplePath(name))
            .map((program) => ({ path: prefix + program.path, sdk: program.sdk })),
        ),
      },
    ];
  });
  return { version, tasks };
}

/** Returns the names of the example projects that a page shows. */
function examplesIn(source: string): string[] {
  return [...new Set([...source.matchAll(/^\s*`{3,}.*\sfile="([^"/]+)\//gm)].map(([, name = '']) => name))];
}

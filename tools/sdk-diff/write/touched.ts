import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TypeScriptSdk } from '../../../src/lib/sdks';
import { filesIn, isOwn } from '../../../plugins/shared/files';
import { root, type DocsVersion } from '../../../plugins/shared/versions';
import type { ApiDifference } from '../compare';

/** A line outside the declarations that mentions a changed symbol or member. */
export interface TouchedLine {
  /** Path of the file, relative to the project root. */
  readonly file: string;
  readonly line: number;
  readonly path: string;
}

/**
 * Lists the lines that mention a changed symbol or member. Covers guides, examples, golden queries, peculiarities and
 * upgrade entries.
 */
export function touchedLines(
  version: DocsVersion,
  sdk: TypeScriptSdk,
  differences: readonly ApiDifference[],
): TouchedLine[] {
  const removed = differences.filter(({ change }) => change === 'gone');
  return [
    // Comments on declarations may link to removed symbols and members.
    ...touchedIn(removed, textsIn(`${version.sdksDir}/${sdk}`)),
    ...touchedIn(differences, [
      ...textsIn(version.docsDir, (file) => !file.startsWith(`${version.docsDir}/api/`)),
      ...textsIn(`examples/${version.name}`, isOwn),
      ...textsIn(`sdks/peculiarities/${sdk}`),
      ...textsIn(`${version.sdksDir}/upgrade`, (file) => path.basename(file) === `${sdk}.yaml`),
      ...textsIn('tests/search/golden.json'),
    ]),
  ];
}

/**
 * Lists the lines that mention a changed symbol or member. A member counts only in files that also mention its symbol.
 * New symbols are left out, because no text mentions them yet.
 */
export function touchedIn(
  differences: readonly ApiDifference[],
  texts: readonly { readonly file: string; readonly text: string }[],
): TouchedLine[] {
  const changed = differences
    .filter(({ change }) => change !== 'new')
    .map((each) => ({ each, names: namesOf(each.path) }))
    .filter(
      ({ each }, _, all) =>
        !each.path.endsWith(' (value)') || !all.some((other) => `${other.each.path} (value)` === each.path),
    );
  return texts.flatMap(({ file, text }) => {
    const lines = text.split('\n').map((line) => new Set(line.split(/[^\w$]+/)));
    const has = (name: string) => lines.some((words) => words.has(name));
    return changed
      .filter(({ names }) => names.every(has))
      .flatMap(({ each, names }) =>
        lines.flatMap((words, index) => (words.has(names.at(-1)!) ? [{ file, line: index + 1, path: each.path }] : [])),
      )
      .sort((a, b) => a.line - b.line);
  });
}

/**
 * Returns the names to search for: the symbol and the innermost member of a path. For `useCamera().zoom`, the names are
 * `useCamera` and `zoom`. Parameters are left out, because callers do not use their names.
 */
function namesOf(place: string): string[] {
  const withoutParameter = place.endsWith(')') ? place.slice(0, place.lastIndexOf('(')) : place;
  const names = withoutParameter
    .replace(/ \(value\)$/, '')
    .split(/[^\w$]+/)
    .filter(Boolean);
  return [...new Set([names[0]!, names.at(-1)!])];
}

function textsIn(place: string, isWanted: (file: string) => boolean = () => true): { file: string; text: string }[] {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  const files = statSync(absolute).isFile() ? [place] : filesIn(absolute).map((name) => `${place}/${name}`);
  return files
    .filter((file) => /\.(mdx?|tsx?|json|ya?ml|py)$/.test(file) && isWanted(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

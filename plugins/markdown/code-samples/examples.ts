import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/versions';
import type { Sample } from './sample';

const fence = /^(\s*\*\s?)```(\w+)([^\n]*)\n([\s\S]*?)^\s*\*\s?```/gm;

/** Finds the `@example` blocks of a declaration file, with their positions. */
export function examplesIn(file: string, source: string): Sample[] {
  return [...source.matchAll(fence)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length + 1,
    lang: match[2] ?? '',
    meta: (match[3] ?? '').trim(),
    code: (match[4] ?? '').replaceAll(/^\s*\* ?/gm, '').trimEnd(),
  }));
}

/** Finds the examples of all declaration files in a folder, given relative to the project root. */
export function examplesInFolder(folder: string): Sample[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.d.ts'))
    .flatMap((name) => examplesIn(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')));
}

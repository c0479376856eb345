import ts from 'typescript';
import { markdownParts, mdxParts } from './parse/markdown';
import type { Part } from './parse/part';
import { proseOfParts } from './parse/prose-of-parts';
import { pythonComments } from './parse/python';
import { scriptParts } from './parse/script';
import { styleComments } from './parse/style';
import type { Prose } from './prose';

/** Parts of the project, each with its own conventions. */
export const areas = ['guides', 'reference', 'examples', 'repository', 'code', 'tests'] as const;
export type Area = (typeof areas)[number];

/** Folders and files of each area, relative to the project root. Every other file belongs to `code`. */
const places: readonly (readonly [RegExp, Area])[] = [
  [/(?:^|\/)[\w-]+\.md$/, 'repository'],
  [/^(?:docs|versioned_docs|templates)\//, 'guides'],
  [/^sdks\//, 'reference'],
  [/^examples\//, 'examples'],
  [/^(?:tests|e2e|release|bench)\//, 'tests'],
];

/** Matches files that are not checked: generated files, and files with intentionally bad prose. */
const left =
  /(?:^|\/)(?:node_modules|build|\.docusaurus|\.cache|\.git|generated|fixtures|screenshots)\/|^tests\/unit\/prose\.test\.ts$|\/api\/(?:index\.mdx|(?:web|mobile|server|server-python)\/)/;

// These files allow type assertions in angle brackets, but no JSX.
const plainScript = (source: string) => scriptParts(source, ts.ScriptKind.TS);

const parsers: Readonly<Record<string, (source: string) => Part[]>> = {
  md: markdownParts,
  mdx: mdxParts,
  ts: plainScript,
  mts: plainScript,
  tsx: (source) => scriptParts(source),
  mjs: (source) => scriptParts(source),
  js: (source) => scriptParts(source),
  py: pythonComments,
  pyi: pythonComments,
  css: styleComments,
};

/** Returns the area of a file; undefined if its prose is not checked. */
export function areaOf(file: string): Area | undefined {
  if (left.test(file) || !(extensionOf(file) in parsers)) return undefined;
  return places.find(([place]) => place.test(file))?.[1] ?? 'code';
}

/** Returns the prose of a file, parsed according to the file's extension. */
export function proseOfFile(file: string, source: string): Prose[] {
  return proseOfParts(parsers[extensionOf(file)]?.(source) ?? []);
}

function extensionOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? '';
}

import type { Environment } from './environments';
import { projectOf } from './example-files';
import { viewOf } from './example-view';

/** Declarations that affect other files of a program. */
const reachesOut = /^\s*(?:export\s+)?declare\s+(?:global\b|module\s+['"])|^\s*\/\/\/\s*<reference/m;

const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'".][^'"]*)['"]/g;

/** Imports that add no globals beyond the globals of the environment. */
const harmless: Readonly<Record<Environment, RegExp>> = {
  browser: /^(?:react|@fishjam-cloud\/react-client(?:\/.*)?)$/,
  'react-native': /^(?:react|react-native|@fishjam-cloud\/react-native-client(?:\/.*)?)$/,
  node: /^(?:node:.*|@fishjam-cloud\/js-server-sdk(?:\/.*)?)$/,
};

/**
 * Returns the key of the program in which a sample may be compiled, within its environment.
 *
 * Modules do not see each other, but a package may add globals for the whole program. So samples share a program only
 * with samples that import the same packages.
 *
 * @param texts - the sample and the files that it may import.
 * @param example - for a part of an example, its file and all files of the project.
 * @returns undefined for a sample that must be compiled alone, because it or its project affects other files. Files in
 * their final state share a program with the rest of such a project. A file at an earlier step of a tutorial is
 * compiled alone, because its additions may differ.
 */
export function programKey(
  environment: Environment,
  texts: readonly string[],
  example?: { readonly file: string; readonly project: ReadonlyMap<string, string> },
): string | undefined {
  const sources = [...(example?.project ?? [])].flatMap(([name, text]) => (/\.tsx?$/.test(name) ? [text] : []));
  const all = [...texts, ...sources];
  if (all.some((text) => reachesOut.test(text))) {
    if (!example) return undefined;
    const final = viewOf(example.project.get(example.file) ?? '', { path: example.file }).whole;
    return texts.includes(final) ? `project ${projectOf(example.file)}` : undefined;
  }
  const packages = all.flatMap((text) => Array.from(text.matchAll(imported), ([, name = '']) => name));
  return [...new Set(packages.filter((name) => !harmless[environment].test(name)))].sort().join(' ');
}

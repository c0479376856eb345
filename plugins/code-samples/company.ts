import type { Environment } from './environments';
import { projectOf } from './example-files';
import { viewOf } from './example-view';

/** What changes what other files of a program see. */
const reachesOut = /^\s*(?:export\s+)?declare\s+(?:global\b|module\s+['"])|^\s*\/\/\/\s*<reference/m;

const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'".][^'"]*)['"]/g;

/** Imports that bring no globals beyond those of the environment. */
const harmless: Readonly<Record<Environment, RegExp>> = {
  browser: /^(?:react|@fishjam-cloud\/react-client(?:\/.*)?)$/,
  'react-native': /^(?:react|react-native|@fishjam-cloud\/react-native-client(?:\/.*)?)$/,
  node: /^(?:node:.*|@fishjam-cloud\/js-server-sdk(?:\/.*)?)$/,
};

/**
 * Tells which samples of its environment a sample may be compiled with: those of the same answer.
 *
 * Modules do not see each other, but a package may bring globals, and then everybody in the program has them. So samples
 * share a program only with those that import the same packages.
 *
 * @param texts - the sample and the files that it may import.
 * @param example - of a part of an example, its file and the files of the project, which are all looked at.
 * @returns undefined for a sample that has to be alone, because it, or its project, adds to what others see. Files of one
 *   such project share what it adds, as they are in the end; at an earlier step of a tutorial they may add something else.
 */
export function companyOf(
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

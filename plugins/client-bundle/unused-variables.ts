import { readFileSync } from 'node:fs';
import type { Root } from 'postcss';

/** Returns the names of the CSS variables that files use in styles or, in quotes, in scripts. */
export function variablesUsedIn(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => namesIn(readFileSync(file, 'utf8'))));
}

/**
 * Removes the variables that a style sheet declares but does not use. PurgeCSS has an option for this, but it would also
 * remove variables that only the value of a variable in `usedElsewhere` refers to.
 *
 * @param usedElsewhere - names of variables that other files use.
 */
export function removeUnusedVariables(root: Root, usedElsewhere: ReadonlySet<string>): void {
  const used = new Set(usedElsewhere);
  const addNamesIn = (value: string) => namesIn(value).forEach((name) => used.add(name));
  root.walkDecls(({ prop, value }) => {
    if (!prop.startsWith('--')) addNamesIn(value);
  });
  // The loop also visits the names that it adds.
  for (const name of used) root.walkDecls(name, ({ value }) => addNamesIn(value));
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?:var\(\s*|['"`])(--[\w-]+)/g)].map(([, name = '']) => name);

import path from 'node:path';
import type ts from 'typescript';
import type { Declarations } from './declarations';
import { exportsName, namesIn } from './names';
import type { Reference } from './published-text';

/** Lines that give new code in a file the names that it uses. */
export interface NewNames {
  readonly imports: readonly string[];
  /** Declarations of types that the package does not export. */
  readonly helpers: readonly string[];
}

/**
 * Imports the names that new code uses, and declares those that the package does not export.
 *
 * @param source - the documented file; undefined for a new one.
 */
export function newNames(
  file: string,
  source: ts.SourceFile | undefined,
  references: Iterable<Reference>,
  { files, homes, print }: Declarations,
): NewNames {
  const known = new Set(source ? namesIn(source) : []);
  const imports: string[] = [];
  const helpers: string[] = [];
  const queue = [...references];
  // Declaring a helper may add further names to the queue during this loop.
  for (const reference of queue) {
    const { kind, name } = reference;
    if (known.has(name)) continue;
    known.add(name);
    if (kind === 'foreign') {
      imports.push(reference.text);
      continue;
    }
    const home = kind === 'exported' ? homes.get(name) : files.find((each) => exportsName(each, name))?.fileName;
    if (home && home !== file) imports.push(importFrom(file, home, name));
    if (home || kind === 'exported') continue;
    const code = print.declaration(reference.symbol, name, false);
    helpers.push(code.text);
    queue.push(...code.references);
  }
  return { imports, helpers };
}

const importFrom = (file: string, home: string, name: string): string =>
  `import type { ${name} } from './${path.relative(path.dirname(file), home).slice(0, -'.d.ts'.length)}';`;

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const folder = path.resolve('build/assets/js');

/** Properties whose text becomes markup: code, diagrams, table of contents entries, the announcement bar. */
const property = /(?<=[{,])(?:__html|html|value|content):("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\$])*`)/gs;

/**
 * Returns all markup that the scripts of the built site contain as text and insert into pages.
 *
 * @returns each text once, as the browser receives it.
 */
export function markupInScripts(): string[] {
  const literals = new Set<string>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js')))
    for (const [, literal = ''] of readFileSync(path.join(folder, name), 'utf8').matchAll(property))
      if (literal.includes('<')) literals.add(literal);
  const texts = runInNewContext(`[${[...literals].join(',')}]`) as string[];
  return [...new Set(texts)];
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { CODE_FOLDER } from '../../plugins/code-samples/code-name';
import type { CodeText } from '../../plugins/code-samples/page-texts';

const folder = path.resolve('build/assets/js');
const codeFolder = path.resolve('build', CODE_FOLDER);

/** Properties whose text becomes markup: code, diagrams, names in tables of contents, the bar at the top. */
const property = /(?<=[{,])(?:__html|html|value|content):("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\$])*`)/gs;

/**
 * All markup that the scripts of the built site have as text, or load with the code of a page, and put into pages.
 *
 * @returns each text once, as the browser gets it.
 */
export function markupInScripts(): string[] {
  const literals = new Set<string>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js')))
    for (const [, literal = ''] of readFileSync(path.join(folder, name), 'utf8').matchAll(property))
      if (literal.includes('<')) literals.add(literal);
  const code = readdirSync(codeFolder).flatMap(
    (name) => JSON.parse(readFileSync(path.join(codeFolder, name), 'utf8')) as readonly CodeText[],
  );
  const texts = runInNewContext(`[${[...literals].join(',')}]`) as string[];
  return [...new Set([...texts, ...code.map(({ html }) => html)])];
}

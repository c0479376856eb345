import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { PageTexts } from '../../plugins/page-texts/page-texts';
import { TEXT_FOLDER } from '../../plugins/page-texts/text-name';

const folder = path.resolve('build/assets/js');
const textFolder = path.resolve('build', TEXT_FOLDER);

/** Properties whose text becomes markup: code, diagrams, names in tables of contents, the bar at the top. */
const property = /(?<=[{,])(?:__html|html|value|content):("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\$])*`)/gs;

/**
 * All markup that the scripts of the built site have as text, or load with the texts of a page, and put into pages.
 *
 * @returns each text once, as the browser gets it.
 */
export function markupInScripts(): string[] {
  const literals = new Set<string>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js')))
    for (const [, literal = ''] of readFileSync(path.join(folder, name), 'utf8').matchAll(property))
      if (literal.includes('<')) literals.add(literal);
  const pageTexts = readdirSync(textFolder).flatMap(
    (name) => (JSON.parse(readFileSync(path.join(textFolder, name), 'utf8')) as PageTexts).texts,
  );
  const texts = runInNewContext(`[${[...literals].join(',')}]`) as string[];
  return [...new Set([...texts, ...pageTexts.map(({ html }) => html)])];
}

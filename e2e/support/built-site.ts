import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isOutsideDocs } from '../../src/lib/outside-docs';

const folder = path.resolve('build');

/** Returns the HTML of each page of the built site, by route. */
export function builtPages(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(files.map((name) => [routeOf(name), readFileSync(path.join(folder, name), 'utf8')]));
}

/** Returns the paths of all files of the built site. Each path starts with a slash. */
export function builtFiles(): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`),
  );
}

/** Whether a route belongs to a docs page. Not-found pages, the search page and the /quality page do not count. */
export const isDocsPage = (route: string): boolean => !route.endsWith('/404') && !isOutsideDocs(route);

function routeOf(name: string): string {
  const route = `/${name.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** Returns the values of an attribute in a page, with HTML entities decoded. */
export function attributeValues(html: string, attribute: string): string[] {
  const pattern = new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'g');
  return [...html.matchAll(pattern)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

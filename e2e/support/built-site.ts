import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { isOutsideDocs } from '../../src/lib/outside-docs';

const folder = path.resolve('build');

/** Returns the HTML of each page of the built site, by route. */
export function builtPages(): Map<string, string> {
  const files = filesIn(folder).filter((name) => name.endsWith('.html'));
  return new Map(files.map((name) => [routeOf(name), readFileSync(path.join(folder, name), 'utf8')]));
}

/** Returns the paths of all files of the built site. Each path starts with a slash. */
export function builtFiles(): Set<string> {
  return new Set(filesIn(folder).map((name) => `/${name}`));
}

/** Whether a route belongs to a docs page. Not-found pages, the search page and the /quality page do not count. */
export const isDocsPage = (route: string): boolean => !route.endsWith('/404') && !isOutsideDocs(route);

function routeOf(name: string): string {
  const route = `/${name}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** Returns the values of an attribute in a page, with HTML entities decoded. */
export function attributeValues(html: string, attribute: string): string[] {
  const pattern = new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'g');
  return [...html.matchAll(pattern)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

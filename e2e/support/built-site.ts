import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('build');

/** Routes of the built site, each with its HTML. */
export function builtPages(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(files.map((name) => [routeOf(name), readFileSync(path.join(folder, name), 'utf8')]));
}

/** All files of the built site, as paths that start with a slash. */
export function builtFiles(): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`),
  );
}

/** Pages that are not part of the docs of a version. */
const otherPages: ReadonlySet<string> = new Set(['/search', '/quality']);

/** Whether a route is a page of the docs: neither a not-found page, nor the search page, nor the page about quality. */
export const isDocsPage = (route: string): boolean => !route.endsWith('/404') && !otherPages.has(route);

function routeOf(name: string): string {
  const route = `/${name.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** The values of an attribute in a page, with entities resolved. */
export function attributeValues(html: string, attribute: string): string[] {
  const pattern = new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'g');
  return [...html.matchAll(pattern)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
}

import { cacheClasses, revalidated, type CacheClass } from '../rules';
import type { Header } from '../security-headers';

/** What differs between hosts that read a `_headers` file. */
export interface HeadersFileHost {
  readonly name: string;
  /** Whether `*` may stand behind a part of a name, as in `/assets/search/search-*`; if not, only behind a slash. */
  readonly wildcardInNames: boolean;
}

/** https://developers.cloudflare.com/pages/configuration/headers/ */
export const cloudflarePages: HeadersFileHost = {
  name: 'Cloudflare Pages',
  wildcardInNames: true,
};

/** https://docs.netlify.com/manage/routing/headers/ */
export const netlify: HeadersFileHost = { name: 'Netlify', wildcardInNames: false };

/**
 * Writes a `_headers` file. Both hosts join the values of all rules that fit a path, so no two of ours set the same header
 * for one path. They have every page asked for again by themselves, so nothing is said of it.
 */
export function headersFile(host: HeadersFileHost, headers: readonly Header[]): string {
  const rules = [
    rule('/*', headers),
    ...cacheClasses
      .filter(({ cacheControl }) => cacheControl !== revalidated)
      .flatMap((each) => cacheRules(host, each)),
  ];
  return `# Made by \`npm run deploy:files\` for ${host.name}.\n${rules.join('\n')}`;
}

function cacheRules({ wildcardInNames }: HeadersFileHost, { prefixes, cacheControl }: CacheClass): string[] {
  return prefixes
    .filter((prefix) => wildcardInNames || prefix.endsWith('/'))
    .map((prefix) => rule(`${prefix}*`, [['Cache-Control', cacheControl]]));
}

function rule(path: string, headers: readonly Header[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

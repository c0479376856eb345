import { z } from 'zod';
import type { Sdk } from '../../../../src/lib/sdks';
import type { PageHit } from '../../../../src/search/engine/hits';
import type { Docs } from '../docs';
import { sdkSchema, textSchema, versionSchema, type Tool } from './tool';

/** Maximum number of pages in a response. */
export const mostHits = 20;
const usualHits = 5;
/** Maximum number of sections per page in a response. */
const mostSections = 2;

const input = z.object({
  query: textSchema(200),
  version: versionSchema,
  sdk: sdkSchema.optional(),
  limit: z.number().int().min(1).max(mostHits).optional().describe('Number of pages. Default: 5.'),
});

/** Searches a version with the site's search engine. Lists pages with their best sections. */
async function searchDocs(
  docs: Docs,
  { query, version, sdk, limit = usualHits }: z.infer<typeof input>,
): Promise<string> {
  const { searcher, name } = await docs.open(version);
  // Pages of other SDKs must not take the places of the returned ones.
  const { pages, elsewhere, nearest } = searcher.search(query, undefined, sdk ? Infinity : limit);
  const hits = pages.filter((hit) => sdk === undefined || concerns(hit, sdk)).slice(0, limit);
  const others = elsewhere.map((hit) => `Version ${hit.version} has ${hit.name}: ${hit.url}`);
  if (hits.length === 0) {
    const similar = nearest.map((each) => `${each.name}: ${each.url}`);
    const place = sdk === undefined ? `Version ${name}` : `The ${sdk} SDK in version ${name}`;
    return [`${place} has no page for ${JSON.stringify(query)}. Use other words.`, ...similar, ...others].join('\n');
  }
  return [...hits.flatMap(linesOf), ...others].join('\n');
}

function linesOf({ title, url, kind, symbol, deprecated, sections }: PageHit): string[] {
  const label = `${symbol ?? kind}${deprecated ? ', deprecated' : ''}`;
  return [
    `${title.text} (${label}): ${url}`,
    ...sections
      .slice(0, mostSections)
      .map(
        ({ url: place, heading, excerpt }) =>
          `  ${heading ? `${place.slice(place.indexOf('#'))} ` : ''}${excerpt.text}`,
      ),
  ];
}

/** Whether a page is about an SDK. The kind of a symbol's page is its SDK. Other pages that name no SDK apply to all. */
function concerns({ kind, platforms, symbol }: PageHit, sdk: Sdk): boolean {
  if (symbol !== undefined) return kind === sdk;
  return platforms.length === 0 || platforms.includes(sdk);
}

export const searchDocsTool = {
  name: 'search_docs',
  config: {
    title: 'Search the docs',
    description: 'Finds pages and sections that match words, a task, an error message or a name.',
    inputSchema: input,
  },
  run: searchDocs,
} satisfies Tool;

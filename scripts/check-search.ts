import { readFileSync } from 'node:fs';
import { builtVersions } from '../plugins/search-index/quality/built-files';
import { measureQuality, type GoldenQuery } from '../plugins/search-index/quality/golden';

/**
 * Prints the search quality of the built site, based on the golden queries. Also lists the queries whose first result
 * is wrong. If a query is given, prints only the results for that query.
 */
const [query] = process.argv.slice(2);
const golden = JSON.parse(readFileSync('tests/search/golden.json', 'utf8')) as GoldenQuery[];

for (const [version, { searcher, documents }] of builtVersions()) {
  console.log(`\n${version}`);
  if (query !== undefined) {
    for (const { sections, score, title } of searcher.search(query).pages)
      console.log(`  ${score.toFixed(1).padStart(9)}  ${title.text}  ${sections.map(({ url }) => url).join('  ')}`);
    continue;
  }
  const { misses, queries, ...figures } = measureQuality(searcher, documents, golden);
  for (const { golden: missed, rank, first } of misses)
    console.log(`  ${rank}  ${missed.query}\n       want ${missed.expect.join('  ')}\n       got  ${first.join('  ')}`);
  const parts = Object.entries(figures).map(([name, part]) => `${name} ${part.toFixed(3)}`);
  console.log(`  ${queries} queries: ${parts.join(', ')}`);
}

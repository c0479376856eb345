import { builtVersions } from '../plugins/search-index/quality/built-files';
import { bars, measureQuality } from '../plugins/search-index/quality/golden';
import { formatDiagnostics } from '../plugins/shared/diagnostics';
import { goldenDiagnostics, readGolden } from '../tools/golden-queries';
import { runScript } from '../tools/run-script';

// Prints the search quality of the built site, based on the golden queries. Also lists the queries whose first result
// is wrong. Fails if an expected page does not exist, or if the quality of a version is below the bar. If a query is
// given, prints only the results for that query.

const [query] = process.argv.slice(2);

await runScript(() => {
  if (query === undefined) measure();
  else printResults(query);
});

function measure(): void {
  const golden = readGolden();
  const versions = builtVersions();
  const unknown = goldenDiagnostics(
    golden,
    [...versions.values()].map(({ documents }) => documents),
  );
  for (const [version, { searcher, documents }] of versions) {
    console.log(`\n${version}`);
    const { misses, queries, ...figures } = measureQuality(searcher, documents, golden);
    for (const { golden: missed, rank, first } of misses)
      console.log(
        `  ${rank}  ${missed.query}\n       want ${missed.expect.join('  ')}\n       got  ${first.join('  ')}`,
      );
    const names = ['hitAt1', 'hitAt5', 'meanReciprocalRank'] as const;
    console.log(`  ${queries} queries: ${names.map((name) => `${name} ${figures[name].toFixed(3)}`).join(', ')}`);
    for (const name of names.filter((each) => figures[each] < bars[each])) {
      console.error(`  ${name} must be at least ${bars[name]}. Improve the pages or the search, or correct the query.`);
      process.exitCode = 1;
    }
  }
  if (unknown.length === 0) return;
  console.error(`\n${formatDiagnostics(unknown)}`);
  process.exitCode = 1;
}

function printResults(words: string): void {
  for (const [version, { searcher }] of builtVersions()) {
    console.log(`\n${version}`);
    for (const { sections, score, title } of searcher.search(words).pages)
      console.log(`  ${score.toFixed(1).padStart(9)}  ${title.text}  ${sections.map(({ url }) => url).join('  ')}`);
  }
}

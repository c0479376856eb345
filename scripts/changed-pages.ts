import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedPages, commentOf, type Pages } from '../deploy/preview/changed-pages';
import { filesIn } from '../plugins/shared/files';
import { runScript } from '../tools/run-script';

// Writes two lists of the pages that differ between two builds: a complete list, and one short enough for a comment.
const usage =
  'npm run changed-pages -- <folder of the older build> <folder of the newer build> <folder for the results>';

/** @throws Error if the folder is not a build. */
function pagesOf(build: string): Pages {
  if (!existsSync(path.join(build, 'index.md')))
    throw new Error(`${build} is not a build: it has no index.md. ${usage}`);
  const names = filesIn(build).filter((name) => name.endsWith('.md'));
  return new Map(names.map((name) => [`/${name.replace(/\.md$/, '')}`, readFileSync(path.join(build, name), 'utf8')]));
}

await runScript(() => {
  const [before, after, results] = process.argv.slice(2);
  if (!before || !after || !results) throw new Error(`Specify three folders: ${usage}`);
  const pages = changedPages(pagesOf(before), pagesOf(after));
  writeFileSync(path.join(results, 'changed-pages.md'), commentOf(pages, Infinity));
  writeFileSync(path.join(results, 'comment.md'), commentOf(pages));
  console.log(`${pages.length} changed pages.`);
});

import { parseArgs } from 'node:util';
import { keepAssets } from '../deploy/assets/keep-assets';
import { runScript } from '../tools/run-script';

const usage = 'npm run deploy:keep-assets -- <folder of the deployed build> [--releases 3] [--build build]';

await runScript(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { releases: { type: 'string', default: '3' }, build: { type: 'string', default: 'build' } },
  });
  const [previous, ...others] = positionals;
  const keep = Number(values.releases);
  if (!previous || others.length > 0) throw new Error(`Specify one folder: ${usage}`);
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error(
      `--releases is "${values.releases}"; set it to the number of builds to keep online, at least 1: ${usage}`,
    );
  const { releases, copied, dropped } = keepAssets(values.build, previous, keep);
  console.log(`${releases.length} releases online: ${copied.length} files kept, ${dropped.length} dropped.`);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { measure, type Measured } from './measure';
import { addVersions, changeGuide, copySite, inCopies } from './site-copy';

/**
 * Measures builds of a copy of the committed site: from scratch, unchanged, and with one changed guide.
 *
 * @param added - number of releases that the copy has in addition to the site's; four more double the pages.
 * @returns rows of a table.
 */
export function buildTimes(added: number): Promise<[string, string][]> {
  return inCopies(async (folder) => {
    const copy = path.join(folder, 'site');
    copySite(copy);
    addVersions(copy, added);
    const build = () => measure('npm', ['run', 'build'], { cwd: copy });
    const cold = await build();
    const pages = readdirSync(path.join(copy, 'build'), { recursive: true, encoding: 'utf8' });
    const count = `${pages.filter((name) => name.endsWith('.html')).length} pages`;
    const unchanged = await build();
    changeGuide(copy);
    const changed = await build();
    return [
      [`Build of ${count}, from scratch`, inWords(cold)],
      [`Build of ${count}, nothing changed`, inWords(unchanged)],
      [`Build of ${count}, one guide changed`, inWords(changed)],
    ];
  });
}

function inWords({ seconds, cpu, peak }: Measured): string {
  return `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU time, peak ${(peak / 1e9).toFixed(2)} GB`;
}

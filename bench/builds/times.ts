import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { unchanged } from '../../src/lib/evidence/reports';
import { measure, type Measured } from './measure';
import { changeGuide, copySite, inCopies } from './site-copy';

/** Measurements of a build, with its description. */
export type MeasuredBuild = Measured & { readonly build: string };

/**
 * Measures builds of a copy of the committed site, or a second build of this site.
 *
 * @param isAgain - whether to measure only a second build of this site, which takes one minute instead of ten.
 */
export async function measureBuilds(isAgain: boolean): Promise<readonly MeasuredBuild[]> {
  if (!isAgain) return buildsInCopy();
  const again = await measure('npm', ['run', 'build']);
  return [{ build: unchangedBuild(pageCount('build')), ...again }];
}

const unchangedBuild = (count: string): string => `Build of ${count}, ${unchanged}`;

const pageCount = (folder: string): string => `${htmlFiles(folder).length} pages`;

/** Returns the paths of all pages in a folder. */
export function htmlFiles(folder: string): string[] {
  return filesIn(folder).filter((name) => name.endsWith('.html'));
}

/**
 * Measures builds of a copy of the committed site: from scratch, unchanged, and with one changed guide.
 *
 * @returns rows of a table.
 */
export async function buildTimes(): Promise<[string, string][]> {
  return (await buildsInCopy()).map((measured) => [measured.build, inWords(measured)]);
}

function buildsInCopy(): Promise<readonly MeasuredBuild[]> {
  return inCopies(async (folder) => {
    const copy = path.join(folder, 'site');
    copySite(copy);
    const build = () => measure('npm', ['run', 'build'], { cwd: copy });
    const cold = await build();
    const count = pageCount(path.join(copy, 'build'));
    const again = await build();
    changeGuide(copy);
    const changed = await build();
    return [
      { build: `Build of ${count}, from scratch`, ...cold },
      { build: unchangedBuild(count), ...again },
      { build: `Build of ${count}, one guide changed`, ...changed },
    ];
  });
}

function inWords({ seconds, cpu, peak }: Measured): string {
  return `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU time, peak ${(peak / 1e9).toFixed(2)} GB`;
}

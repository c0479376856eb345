import path from 'node:path';
import { differences } from './same-files';
import { measure } from './measure';
import { changeGuide, changeSources, copySite, forgetCaches, inCopies } from './site-copy';

/**
 * Checks that two builds of the same tree are identical.
 *
 * Builds the committed site from scratch in two folders. Then makes the same changes in both copies, and builds one
 * with caches and the other from scratch. Prints the files that differ.
 *
 * @returns the number of files that differ.
 */
export function compareBuilds(): Promise<number> {
  return inCopies(async (folder) => {
    const [one, other] = [path.join(folder, 'a'), path.join(folder, 'a-longer-name')];
    for (const copy of [one, other]) {
      copySite(copy);
      await build(copy);
    }
    const cold = report('From scratch, in two folders', one, other);
    for (const copy of [one, other]) {
      changeGuide(copy);
      changeSources(copy);
    }
    forgetCaches(other);
    await build(one);
    await build(other);
    return cold + report('After changes, with caches and from scratch', one, other);
  });
}

const build = (cwd: string) => measure('npm', ['run', 'build'], { cwd });

function report(what: string, one: string, other: string): number {
  const found = differences(path.join(one, 'build'), path.join(other, 'build'));
  console.log(`${what}: ${found.length === 0 ? 'the same' : `${found.length} files differ`}`);
  for (const line of found.slice(0, 20)) console.log(`  ${line}`);
  return found.length;
}

import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFolder } from '../../deploy/files';
import type { Move } from '../../src/lib/moves';
import { movedFile } from '../../plugins/routes/moved-pages/redirects';
import { filesIn, isOwn } from '../../plugins/shared/files';
import { peculiarityFiles } from '../../plugins/content-checks/peculiarities/files';
import {
  releaseBehaviourChanges,
  releaseSince,
  releasePlan,
  releaseRoutes,
  refusal,
  type RecordedRoutes,
} from './plan';

/** Thrown when a release is rejected, or when it failed and was reverted. */
export class ReleaseError extends Error {}

/**
 * Creates a release: copies the next version's content, and makes the released version the latest.
 *
 * The content consists of guides, sidebars, SDK declarations, examples and records.
 *
 * @param folder - root of the project.
 * @param snapshotDocs - takes the snapshot of guides and sidebars and adds the version to `versions.json`, as
 *   Docusaurus' own command does.
 * @param finish - the last step; may replace the generated deploy files.
 * @throws ReleaseError when the version is rejected or a step failed; the tree is then unchanged.
 */
export function release(
  folder: string,
  version: string,
  snapshotDocs: (version: string) => void,
  finish: () => void = () => {},
): void {
  const at = (name: string) => path.join(folder, name);
  const readJson = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));
  const released = readJson('versions.json') as string[];
  const reason = refusal(version, released);
  if (reason) throw new ReleaseError(reason);

  const peculiarities = peculiarityFiles(folder);
  const generated = filesIn(at(generatedFolder)).map((name) => `${generatedFolder}/${name}`);
  const plan = releasePlan(version, peculiarities, generated);
  const made = [...plan.copies.map(({ to }) => to), ...plan.snapshot];
  const inTheWay = made.filter((name) => existsSync(at(name)));
  if (inTheWay.length > 0) {
    throw new ReleaseError(
      `These paths already exist, although ${version} is not released: ${inTheWay.join(', ')}. Remove them.`,
    );
  }

  const before = new Map(plan.edits.map((name) => [name, readFileSync(at(name), 'utf8')]));
  const editJson = (name: string, change: (value: never) => unknown) =>
    writeFileSync(at(name), `${JSON.stringify(change(readJson(name) as never), null, 2)}\n`);
  try {
    snapshotDocs(version);
    for (const { from, to } of plan.copies) cpSync(at(from), at(to), { recursive: true, filter: isPart });
    editJson('package.json', (manifest: object) => ({ ...manifest, version }));
    editJson('package-lock.json', (lock: { packages: Record<string, object> }) => ({
      ...lock,
      version,
      packages: { ...lock.packages, '': { ...lock.packages[''], version } },
    }));
    editJson('sdks/behaviour-changes.json', (changes: { to: string }[]) => releaseBehaviourChanges(changes, version));
    for (const name of ['sdks/renames.json', ...peculiarities]) {
      editJson(name, (entries: { since?: string }[]) => releaseSince(entries, version));
    }
    editJson(movedFile, (moves: Move[]) => releaseSince(moves, version));
    for (const name of plan.emptied) writeFileSync(at(name), 'changes: []\n');
    editJson('tests/routes.json', (routes: RecordedRoutes) => releaseRoutes(routes, version, released[0]));
    finish();
  } catch (cause) {
    for (const name of made) rmSync(at(name), { recursive: true, force: true });
    for (const [name, text] of before) writeFileSync(at(name), text);
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(`The release of ${version} failed, and all changes were reverted: ${message}`, { cause });
  }
}

/** Whether a path is part of the release. What installing or running an example has created is not part of it. */
const isPart = (source: string) => isOwn(path.basename(source));

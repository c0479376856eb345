import { changeKinds, type Upgrade, type UpgradeStep } from './change';
import { isSearchable } from './change-rules';

/**
 * Composes an upgrade from the steps between neighboring versions.
 *
 * Leaves out changes that a later one replaces, and changes that do not apply to upgrades from the first version. If
 * several setup steps have the same ID, only the last one is kept, in its place.
 *
 * @param steps - steps of one SDK from the start to the end of the upgrade, oldest first.
 */
export function compose(steps: readonly UpgradeStep[]): Upgrade {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) throw new Error('An upgrade needs at least one step.');
  const { sdk, from } = first;
  const changes = steps.flatMap((step) => step.changes).filter((change) => change.from?.includes(from) ?? true);
  const replaced = new Set(changes.flatMap(({ replaces }) => replaces));
  const setup = steps.flatMap((step) => step.setup);
  return {
    sdk,
    from,
    to: last.to,
    setup: setup.filter(({ id }, index) => setup.findLastIndex((other) => other.id === id) === index),
    changes: changeKinds.flatMap((kind) =>
      changes.filter((change) => change.kind === kind && !replaced.has(change.id)),
    ),
  };
}

/**
 * Composes every upgrade of an SDK: from each version to each later one.
 *
 * @param steps - all steps of the SDK, oldest first.
 */
export function allUpgrades(steps: readonly UpgradeStep[]): Upgrade[] {
  return steps.flatMap((_, end) => steps.slice(0, end + 1).map((__, start) => compose(steps.slice(start, end + 1))));
}

/**
 * Removes names to search for that no code to upgrade can contain, because a later version introduced them.
 *
 * @param declarations - the text of all declarations of the SDK in the version from which the upgrade starts.
 */
export function removeUnsearchableNames(upgrade: Upgrade, declarations: string): Upgrade {
  const changes = upgrade.changes.map((change) => ({
    ...change,
    search: change.search.filter((name) => isSearchable(name, change, declarations)),
  }));
  return { ...upgrade, changes };
}

import { expect, test } from 'vitest';
import { inBatches } from '../../plugins/shared/batches';

/**
 * Creates a batched function that doubles numbers and records its calls. Each call waits until `finish` releases it.
 */
function slowDoubler() {
  const calls: [string, readonly number[]][] = [];
  const go: (() => void)[] = [];
  let atWork = 0;
  let most = 0;
  const double = inBatches(
    async (key: string, items: readonly number[]) => {
      calls.push([key, items]);
      most = Math.max(most, ++atWork);
      await new Promise<void>((resolve) => go.push(resolve));
      atWork -= 1;
      if (items.includes(0)) throw new Error('zero');
      return items.map((item) => item * 2);
    },
    (key) => key.toLowerCase(),
  );
  /** Lets all running calls finish, including calls that start in the meantime. */
  const finish = async (): Promise<void> => {
    while (go.length > 0) {
      go.shift()!();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { calls, double, finish, mostAtWork: () => most };
}

test('requests that arrive during a call are combined, separately for each key', async () => {
  const { calls, double, finish, mostAtWork } = slowDoubler();
  const results = Promise.all([double('a', [1]), double('A', [2, 3]), double('b', [4]), double('a', [5])]);
  await finish();
  expect(await results).toEqual([[2], [4, 6], [8], [10]]);
  expect(calls).toEqual([
    ['a', [1]],
    ['A', [2, 3, 5]],
    ['b', [4]],
  ]);
  expect(mostAtWork()).toBe(1);
});

test('an error rejects only the callers of that call', async () => {
  const { double, finish } = slowDoubler();
  const results = Promise.allSettled([double('a', [1]), double('a', [0]), double('a', [2]), double('b', [3])]);
  await finish();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const later = double('a', [4]);
  await finish();
  expect(await later).toEqual([8]);
});

test('no call is made without items', async () => {
  const { calls, double } = slowDoubler();
  expect(await double('a', [])).toEqual([]);
  expect(calls).toEqual([]);
});

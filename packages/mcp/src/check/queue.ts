import { UserError } from '../user-error';

/**
 * Creates a queue that runs one check at a time, in order.
 *
 * @param maxChecks - maximum number of running and waiting checks. Further checks are rejected.
 * @returns a function that adds a check and returns its result. It rejects with a UserError when too many checks are
 * waiting.
 */
export function createQueue(maxChecks: number): <Result>(check: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (check) => {
    if (waiting >= maxChecks) return Promise.reject(new UserError('Too many checks are waiting. Try again later.'));
    waiting += 1;
    const checked = last.then(check);
    last = checked.catch(() => undefined).finally(() => (waiting -= 1));
    return checked;
  };
}

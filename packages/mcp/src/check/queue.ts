import { UserError } from '../user-error';

/** Runs one check at a time, in order. */
export interface Queue {
  /**
   * Adds a check.
   *
   * @param check - function that runs the check. `close` aborts its signal.
   * @param canceled - skips the check if the signal is aborted before the check starts.
   * @returns the result of the check.
   * @throws UserError when there are too many checks, when the check is skipped, or when the queue is closed before the
   * check has ended.
   */
  add<Result>(check: (signal: AbortSignal) => Promise<Result>, canceled?: AbortSignal): Promise<Result>;
  /** Aborts the running check, and rejects all waiting and later checks. */
  close(): void;
}

/**
 * Creates a queue.
 *
 * @param maxChecks - maximum number of running and waiting checks. Further checks are rejected.
 */
export function createQueue(maxChecks: number): Queue {
  const closing = new AbortController();
  const { signal } = closing;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  const run = async <Result>(check: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    signal.throwIfAborted();
    try {
      return await check(signal);
    } catch (error) {
      // A check that was stopped fails in its own way, which does not give the reason.
      signal.throwIfAborted();
      throw error;
    }
  };

  return {
    add(check, canceled) {
      if (count >= maxChecks) return Promise.reject(new UserError('Too many checks are waiting. Try again later.'));
      count += 1;
      const checked = last.then(() => {
        // Clients give up after a minute, and their checks must not delay those of others.
        if (canceled?.aborted) throw new UserError('The request was canceled.');
        return run(check);
      });
      last = checked.catch(() => undefined).finally(() => (count -= 1));
      return checked;
    },
    close() {
      closing.abort(new UserError('The server is stopping.'));
    },
  };
}

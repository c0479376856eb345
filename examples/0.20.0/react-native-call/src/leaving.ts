/** Settings for `joinRoom`: the SDK makes one attempt to restore a lost connection. */
export const connectionConfig = { reconnectConfig: { maxAttempts: 1, initialDelayMs: 2000, delayMs: 1000 } };

/** Time to wait until the SDK has started its attempt to reconnect. */
const untilReconnection = 3000;
/** Time to wait until the SDK has removed its tracks, which continues after `leaveRoom` returns. */
const untilCleared = 500;

let lastLeave: Promise<void> = Promise.resolve();

/**
 * Leaves the room. Resolves when the SDK has cleaned up the call.
 *
 * `leaveRoom` does not cancel a scheduled reconnection. If there may be one, let it start, then leave again.
 */
export function leaveCompletely(leaveRoom: () => void, mayReconnect: boolean): Promise<void> {
  leaveRoom();
  lastLeave = lastLeave.then(async () => {
    if (mayReconnect) {
      await wait(untilReconnection);
      leaveRoom();
    }
    await wait(untilCleared);
  });
  return lastLeave;
}

/** Resolves when the last call has been left completely, even if its screen is unmounted. */
export const lastCallIsLeft = (): Promise<void> => lastLeave;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Settings for `joinRoom`: the SDK tries once to restore a lost connection. */
export const connectionConfig = { reconnectConfig: { maxAttempts: 1, initialDelayMs: 2000, delayMs: 1000 } };

/** How long to wait until the SDK has started its attempt to reconnect. */
const untilReconnection = 3000;
/** How long to wait until the SDK has cleared its tracks: it goes on after `leaveRoom` has returned. */
const untilCleared = 500;

let lastLeave: Promise<void> = Promise.resolve();

/**
 * Leaves the room. Resolves when nothing of the call is left in the SDK.
 *
 * `leaveRoom` does not stop a reconnection that is waiting. If there may be one, let it start, then leave again.
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

/** Resolves when the last call has been left completely, also if its screen is gone. */
export const lastCallIsLeft = (): Promise<void> => lastLeave;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Settings for `joinRoom`: one attempt to restore a lost connection, after the phone has had time to switch networks. */
export const connectionConfig = { reconnectConfig: { maxAttempts: 1, initialDelayMs: 2000, delayMs: 1000 } };

/** Time that the SDK needs to start its reconnection attempt: longer than `initialDelayMs`. */
const untilReconnection = 3000;
/** Time that the SDK needs to finish leaving after `leaveRoom` returns. */
const untilCleared = 1000;

let lastLeave: Promise<void> = Promise.resolve();

/**
 * Leaves the room. Resolves once the SDK has cleaned up the call.
 *
 * `leaveRoom` does not cancel a scheduled reconnection. If `mayReconnect` is `true`, this function lets the
 * reconnection start, then leaves again.
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

/** Resolves once the user has completely left the last call, even if its screen is unmounted. */
export const lastCallIsLeft = (): Promise<void> => lastLeave;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

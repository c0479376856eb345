let lastLeave: Promise<void> = Promise.resolve();

/** Leaves the room. If `mayReconnect` is `true`, leaves again, because `leaveRoom` does not cancel a reconnection. */
export function leaveCompletely(leaveRoom: () => void, mayReconnect: boolean): Promise<void> {
  leaveRoom();
  lastLeave = lastLeave.then(async () => {
    if (mayReconnect) {
      // Longer than `initialDelayMs`, which is 1000 by default.
      await wait(3000);
      leaveRoom();
    }
    // `leaveRoom` returns before the SDK has finished leaving.
    await wait(1000);
  });
  return lastLeave;
}

/** Resolves once the last `leaveCompletely` call has finished, even if the call's screen has unmounted. */
export const lastCallIsLeft = (): Promise<void> => lastLeave;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

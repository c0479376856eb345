/** Time to wait before leaving again. It must be longer than `initialDelayMs`, which is 1000 by default. */
const reconnectDelay = 3000;

/**
 * Leaves a room to which the connection was lost or could not be established.
 *
 * `leaveRoom` does not cancel a reconnection that is already scheduled, so this function leaves again after it has
 * started.
 */
export async function leaveCompletely(leaveRoom: () => void): Promise<void> {
  leaveRoom();
  await new Promise<void>((resolve) => setTimeout(() => resolve(), reconnectDelay));
  leaveRoom();
  // `leaveRoom` returns before the SDK has finished leaving.
  await new Promise<void>((resolve) => setTimeout(() => resolve(), 1000));
}

/** Longer than the SDK's delay before it reconnects, which is one second by default. */
const reconnectDelay = 2000;

/**
 * Leaves a room to which the connection was lost or could not be established.
 *
 * `leaveRoom` does not cancel a reconnection that is already scheduled, so leave again after it has started.
 */
export async function leaveCompletely(leaveRoom: () => void): Promise<void> {
  leaveRoom();
  await new Promise<void>((resolve) => setTimeout(() => resolve(), reconnectDelay));
  leaveRoom();
}

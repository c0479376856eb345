import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
import { config } from './fishjam';

/** Prints who joins and leaves. The SDK does not reconnect, so a new notifier replaces a closed one. */
export function listenToEvents(): void {
  let hasEnded = false;
  function reconnect(reason: string) {
    // When a connection ends, the SDK may call one or both callbacks.
    if (hasEnded) return;
    hasEnded = true;
    console.warn(`The notification connection ended: ${reason}. Reconnecting in 3 seconds.`);
    setTimeout(listenToEvents, 3000);
  }

  const notifier = new FishjamWSNotifier(
    config,
    () => reconnect('connection error'),
    (code, reason) => reconnect(reason || `code ${code}`),
  );
  notifier.on('peerConnected', ({ roomId, peerId }) => console.log(`${peerId} connected to ${roomId}`));
  notifier.on('peerDisconnected', ({ roomId, peerId }) => console.log(`${peerId} disconnected from ${roomId}`));
}

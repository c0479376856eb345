import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
import { config } from './fishjam';

/** Prints who comes and goes. The SDK does not reconnect, so a closed connection is opened again. */
export function listenToEvents(): void {
  let isOver = false;
  function reconnect(reason: string) {
    // A connection that never opened reports an error only; one that drops may report an error and a close.
    if (isOver) return;
    isOver = true;
    console.warn(`Events stopped: ${reason}. Trying again in 3 s.`);
    setTimeout(listenToEvents, 3000);
  }

  const notifier = new FishjamWSNotifier(
    config,
    () => reconnect('connection error'),
    (code, reason) => reconnect(reason || `code ${code}`),
  );
  notifier.on('peerConnected', ({ roomId, peerId }) => console.log(`${peerId} joined ${roomId}`));
  notifier.on('peerDisconnected', ({ roomId, peerId }) => console.log(`${peerId} left ${roomId}`));
}

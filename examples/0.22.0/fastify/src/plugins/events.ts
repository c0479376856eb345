import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
import fastifyPlugin from 'fastify-plugin';

const retryAfter = 3000;

/** Receives notifications from all rooms while the server is running. */
export const eventsPlugin = fastifyPlugin(async (fastify) => {
  const config = { fishjamId: fastify.config.FISHJAM_ID, managementToken: fastify.config.FISHJAM_MANAGEMENT_TOKEN };
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  function listen() {
    let hasEnded = false;
    function retry(reason: string) {
      // When the connection is lost, the SDK may call one or both callbacks.
      if (hasEnded || isClosing) return;
      hasEnded = true;
      fastify.log.warn({ reason }, 'The notification connection ended; reconnecting');
      timer = setTimeout(listen, retryAfter);
    }

    const notifier = new FishjamWSNotifier(
      config,
      () => retry('connection error'),
      (code, reason) => retry(reason || `code ${code}`),
    );
    notifier.on('peerConnected', (event) => fastify.log.info(event, 'peer connected'));
    notifier.on('peerDisconnected', (event) => fastify.log.info(event, 'peer disconnected'));
  }

  listen();
  fastify.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
  });
});

import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
import fastifyPlugin from 'fastify-plugin';

const retryAfter = 3000;

/** Listens to the notifications of all rooms for as long as the server runs. */
export const eventsPlugin = fastifyPlugin(async (fastify) => {
  const config = { fishjamId: fastify.config.FISHJAM_ID, managementToken: fastify.config.FISHJAM_MANAGEMENT_TOKEN };
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  function listen() {
    let isOver = false;
    function retry(reason: string) {
      // A lost connection may report an error, a close, or both.
      if (isOver || isClosing) return;
      isOver = true;
      fastify.log.warn({ reason }, 'Fishjam events stopped; listening again soon');
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

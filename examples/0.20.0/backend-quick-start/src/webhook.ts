import { ServerMessage } from '@fishjam-cloud/js-server-sdk/proto';
import { raw, Router } from 'express';

/** Prints who comes and goes. Fishjam posts to the address that a room was created with. */
export const webhook = Router().post('/webhook', raw({ type: 'application/x-protobuf' }), (request, response) => {
  const { peerConnected, peerDisconnected } = ServerMessage.decode(request.body as Buffer);
  if (peerConnected) console.log(`${peerConnected.peerId} joined ${peerConnected.roomId}`);
  if (peerDisconnected) console.log(`${peerDisconnected.peerId} left ${peerDisconnected.roomId}`);
  response.sendStatus(204);
});

import { ServerMessage } from '@fishjam-cloud/js-server-sdk';
import { raw, Router } from 'express';

/** Prints who joins and leaves. Fishjam sends each event to the URL that was set when the room was created. */
export const webhook = Router().post('/webhook', raw({ type: 'application/x-protobuf' }), (request, response) => {
  let message: ServerMessage;
  try {
    message = ServerMessage.decode(request.body as Buffer);
  } catch {
    response.sendStatus(400);
    return;
  }
  const { peerConnected, peerDisconnected } = message;
  if (peerConnected) console.log(`${peerConnected.peerId} connected to ${peerConnected.roomId}`);
  if (peerDisconnected) console.log(`${peerDisconnected.peerId} disconnected from ${peerDisconnected.roomId}`);
  response.sendStatus(204);
});

import { FishjamBaseException } from '@fishjam-cloud/js-server-sdk';
import express, { type ErrorRequestHandler } from 'express';
import { fishjam } from './fishjam';
// #region step-4
import { enterRoom } from './rooms';
// #endregion
// #region step-5
import { webhook } from './webhook';
// #endregion

const app = express();
app.use(express.json());

// #region step-5
app.use(webhook);
// #endregion

app.get('/rooms', async (_request, response) => {
  const rooms = await fishjam.getAllRooms();
  response.json(rooms.map(({ id, peers }) => ({ id, peers: peers.length })));
});

// #region step-4
app.post('/join-room', async (request, response) => {
  const { roomName, peerName } = (request.body ?? {}) as Record<string, unknown>;
  if (typeof roomName !== 'string' || typeof peerName !== 'string' || !roomName || !peerName) {
    response.status(400).json({ error: 'Send roomName and peerName as JSON.' });
    return;
  }
  const { roomId, peerToken } = await enterRoom(roomName, peerName);
  response.json({ roomId, peerToken });
});
// #endregion

// Callers receive a generic message. The details go to the log.
const onError: ErrorRequestHandler = (error, _request, response, _next) => {
  // For an unreadable body, such as malformed JSON, Express sets a 4xx status on the error.
  if (!(error instanceof FishjamBaseException) && error.status >= 400 && error.status < 500) {
    response.status(error.status).json({ error: 'Send valid JSON.' });
    return;
  }
  console.error(error instanceof FishjamBaseException ? `Fishjam: ${error.statusCode} ${error.details}` : error);
  response.status(502).json({ error: 'The call is currently unavailable. Try again later.' });
};
app.use(onError);

app.listen(3000, (error) => {
  if (error) throw error;
  console.log('Listening on http://localhost:3000');
});

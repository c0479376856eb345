import { FishjamBaseException, FishjamNotFoundException, type RoomId } from '@fishjam-cloud/js-server-sdk';
import express, { type ErrorRequestHandler } from 'express';
import { fishjam } from './fishjam';

let room: Promise<RoomId> | undefined;

/** Returns the ID of the server's only livestream room, and creates the room on the first call. */
function livestreamRoom(): Promise<RoomId> {
  room ??= fishjam.createRoom({ roomType: 'livestream' }).then(({ id }) => id);
  // Clear a failed attempt, so that the next request tries again.
  room.catch(() => (room = undefined));
  return room;
}

/** Creates a token for the room. If the room no longer exists, the next request creates a new one. */
async function withRoom<Token>(createToken: (roomId: RoomId) => Promise<Token>): Promise<Token> {
  const current = livestreamRoom();
  try {
    return await createToken(await current);
  } catch (error) {
    // Clear only this room, because another request may have already created a new one.
    if (error instanceof FishjamNotFoundException && room === current) room = undefined;
    throw error;
  }
}

const app = express();

// Before you use this server in production, check in each handler that the caller is allowed to stream or watch.
app.post('/livestream/streamer-token', async (_request, response) => {
  response.json(await withRoom((id) => fishjam.createLivestreamStreamerToken(id)));
});

app.post('/livestream/viewer-token', async (_request, response) => {
  response.json(await withRoom((id) => fishjam.createLivestreamViewerToken(id)));
});

const onError: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error(error instanceof FishjamBaseException ? `Fishjam: ${error.statusCode} ${error.details}` : error);
  response.status(502).json({ error: 'The livestream is currently unavailable. Try again later.' });
};
app.use(onError);

app.listen(3000, (error) => {
  if (error) throw error;
  console.log('Listening on http://localhost:3000');
});

const messages: Record<string, string> = {
  unauthorized: 'Access was refused. Get a new token of the right type, then try again.',
  stream_not_found: 'This livestream is not live. Start it first, then try again.',
  streamer_already_connected: 'Someone else is already live here. Stop that livestream first, then try again.',
};

/** Returns a message for users for an error code of the livestream hooks. */
export function errorMessage(code: string): string {
  return messages[code] ?? 'Could not connect. Check your network, then try again.';
}

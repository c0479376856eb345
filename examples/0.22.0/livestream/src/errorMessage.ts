const messages: Record<string, string> = {
  unauthorized: 'Access was refused. Get a new token of the right kind, then try again.',
  stream_not_found: 'Nobody is live here. Start the livestream first, then try again.',
  streamer_already_connected: 'Someone is already live here. Stop that livestream first, then try again.',
};

/** Translates an error code of the livestream hooks into a message that says what to do. */
export function errorMessage(code: string): string {
  return messages[code] ?? 'Could not connect. Check your network, then try again.';
}

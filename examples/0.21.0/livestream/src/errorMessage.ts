const messages: Record<string, string> = {
  unauthorized: 'Access was denied. Get a new token of the right type, then try again.',
  streamer_already_connected: 'Someone else is already live here. Stop that livestream first, then try again.',
};

const notFound = {
  streamer: 'This livestream no longer exists. Create a new one, then try again.',
  viewer: 'This livestream is not live right now. Try again later.',
};

/** Returns a user-facing message for an error code from the livestream hooks. */
export function errorMessage(code: string, role: 'streamer' | 'viewer'): string {
  if (code === 'stream_not_found') return notFound[role];
  return messages[code] ?? 'Could not connect. Check your network, then try again.';
}

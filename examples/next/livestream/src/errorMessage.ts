const messages: Record<string, string> = {
  unauthorized: "You don't have access to this livestream. Reload the page, then try again.",
  streamer_already_connected: 'Someone is already live here. Stop that livestream, or wait a moment, then try again.',
};

const notFound = {
  streamer: 'This livestream no longer exists. Create a new one, then try again.',
  viewer: 'No one is live here right now. Try again later.',
};

/** Returns a user-facing message for an error code from the livestream hooks. */
export function errorMessage(code: string, role: 'streamer' | 'viewer'): string {
  if (code === 'stream_not_found') return notFound[role];
  return messages[code] ?? 'Could not connect. Check your network, then try again.';
}

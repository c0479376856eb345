const problems: [pattern: RegExp, text: string][] = [
  [/room not found|peer not found/, 'This call no longer exists. Ask for a new invitation.'],
  [/peer already connected/, 'You are already in this call. Leave it on the other device, then try again.'],
  [/(expired|invalid|missing) token/, 'You cannot join with this invitation. Ask for a new one.'],
  [/not responding/, 'The call server did not respond. Check your network, then try again.'],
];

/** Returns a message for the user: the reason why joining failed, and the next step. */
export function joinProblem(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  // On iOS, a rejected token and a network problem have the same message.
  const fallback = 'Could not join the call. Check your network, then try again or ask for a new invitation.';
  return problems.find(([pattern]) => pattern.test(reason))?.[1] ?? fallback;
}

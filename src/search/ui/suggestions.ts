/** Suggested searches, one of each kind: a symbol, a task, a member and a message. */
export const suggestions = ['useCamera', 'screen sharing', 'createRoom', 'expired token'] as const;

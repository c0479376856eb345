/** Suggested searches, one of each kind: a symbol, a task, a member and an error. */
export const suggestions = ['useCamera', 'screen sharing', 'createRoom', 'expired token'] as const;

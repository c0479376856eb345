/** Searches that show a newcomer what can be asked: a symbol, a task, a member, a message. */
export const suggestions = ['useCamera', 'screen sharing', 'createRoom', 'expired token'] as const;

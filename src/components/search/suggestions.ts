/** Searches that show a newcomer what can be asked: a symbol, a task, a member, a message. */
export const suggestions = ['useCamera', 'share the screen', 'createRoom', 'expired token'] as const;

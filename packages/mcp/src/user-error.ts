/** Thrown when an agent's request cannot be fulfilled. The message states what to request instead. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

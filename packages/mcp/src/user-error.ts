/** A problem with what the agent asked for. Its message says what to ask for instead. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Raised where the embedded database cannot be started; the message is for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

/** Thrown for arguments of a command line that make no sense; the message is for the person at the keyboard. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown where a program cannot run because something is missing on this machine; the message says how to get it. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

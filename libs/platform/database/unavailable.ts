/** Shutdown, crash and start of the server; network error codes. */
const lost = new Set([
  ...['57P01', '57P02', '57P03', '57P04'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** Connection exceptions, insufficient resources (a full disk), system errors of the server. */
const lostClasses = ['08', '53', '58'];

/** Whether a database did not answer or could not work, by an error of its driver. One without a code means a closed connection. */
export function isUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (lacksSocket(fault)) return true;
  const { code } = fault as { code?: unknown };
  if (typeof code !== 'string') return /connection|terminated|timeout exceeded/i.test(fault.message);
  return lost.has(code) || lostClasses.includes(code.slice(0, 2));
}

/** Whether a server's Unix socket was gone with the server, or had a full queue. */
export function lacksSocket(fault: object): boolean {
  const { code, syscall } = fault as { code?: unknown; syscall?: unknown };
  return syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN');
}

/**
 * Whether the server answered that a disk is full or fails. It may go on answering questions, because they need no room.
 * @param fault an error of the driver
 */
export const lacksRoom = (fault: unknown): boolean => /^(53100|58)/.test(String((fault as { code?: unknown }).code ?? ''));

/** How to handle a failed statement: retry, retry on another connection, or fail. */
export type FaultKind = 'contention' | 'connection' | 'other';

const contention = new Set(['40001', '40P01', '55P03']);
/** Shutdown, crash, startup, cancelled or idle transaction, read-only server; and network error codes. */
const lost = new Set([
  ...['57P01', '57P02', '57P03', '57P04', '57014', '25P03', '25006'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** Connection exceptions, insufficient resources, system errors of the server. */
const lostClasses = ['08', '53', '58'];

/** Classifies an error of the pg driver. A driver error without a code means a closed connection. */
export function faultKind(fault: unknown): FaultKind {
  if (!(fault instanceof Error)) return 'other';
  const code = codeOf(fault);
  if (code === undefined) return /connection|terminated|timeout exceeded/i.test(fault.message) ? 'connection' : 'other';
  // A call that was sent again while the first one is still running collides with the id of its command; when it is repeated, it finds that command.
  if (contention.has(code) || takenBy(fault) === 'commands') return 'contention';
  return lost.has(code) || lostClasses.includes(code.slice(0, 2)) ? 'connection' : 'other';
}

/** The table whose unique constraint was violated, or undefined for any other error. */
export function takenBy(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || codeOf(fault) !== '23505') return undefined;
  return 'table' in fault && typeof fault.table === 'string' ? fault.table : undefined;
}

function codeOf(fault: Error): string | undefined {
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
}

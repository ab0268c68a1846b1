/** How a failed statement is to be treated: tried again as it is, tried again on another connection, or not at all. */
export type FaultKind = 'contention' | 'connection' | 'other';

const contention = new Set(['40001', '40P01', '55P03']);
/** Shutdown, crash, starting up, a cancelled or idle transaction, a server that may not write; the network's own codes. */
const lost = new Set([
  ...['57P01', '57P02', '57P03', '57P04', '57014', '25P03', '25006'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** Connection exceptions, insufficient resources, errors of the system around the server. */
const lostClasses = ['08', '53', '58'];

/** Sorts an error of the pg driver. A driver's error without a code is a connection that ended. */
export function faultKind(fault: unknown): FaultKind {
  if (!(fault instanceof Error)) return 'other';
  const code = codeOf(fault);
  if (code === undefined) return /connection|terminated|timeout exceeded/i.test(fault.message) ? 'connection' : 'other';
  if (contention.has(code)) return 'contention';
  return lost.has(code) || lostClasses.includes(code.slice(0, 2)) ? 'connection' : 'other';
}

/** The table whose unique constraint refused a row, or undefined for any other fault. */
export function takenBy(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || codeOf(fault) !== '23505') return undefined;
  return 'table' in fault && typeof fault.table === 'string' ? fault.table : undefined;
}

function codeOf(fault: Error): string | undefined {
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
}

import { isUnavailable } from '#libs/platform/database/unavailable';

/** How to handle a failed statement: retry, retry on another connection, or fail. */
export type FaultKind = 'contention' | 'connection' | 'other';

const contention = new Set(['40001', '40P01', '55P03']);
/** Cancelled or idle transaction, read-only server. */
const interrupted = new Set(['57014', '25P03', '25006']);

/** Classifies an error of the pg driver. */
export function faultKind(fault: unknown): FaultKind {
  if (!(fault instanceof Error)) return 'other';
  const code = codeOf(fault);
  // A call that was sent again while the first one is still running collides with the id of its command; when it is repeated, it finds that command.
  if (contention.has(code ?? '') || takenBy(fault) === 'commands') return 'contention';
  return isUnavailable(fault) || interrupted.has(code ?? '') ? 'connection' : 'other';
}

/** The table whose unique constraint was violated, or undefined for any other error. */
export function takenBy(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || codeOf(fault) !== '23505') return undefined;
  return 'table' in fault && typeof fault.table === 'string' ? fault.table : undefined;
}

function codeOf(fault: Error): string | undefined {
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
}

/** Raised where the given database cannot serve us; the message is for the person at the terminal and says what it needs. */
export class UnsuitableDatabaseError extends Error {
  override readonly name = 'UnsuitableDatabaseError';
}

/** The server's code for a fault (SQLSTATE), where it is one of the server's. */
export const sqlState = (fault: unknown): string => (fault as { code?: string } | undefined)?.code ?? '';

/** The server does not let this login in: no such role, no right to log in, another password. */
export const refusesLogin = (fault: unknown): boolean => sqlState(fault).startsWith('28');

/** The role may not do this. */
export const lacksPrivilege = (fault: unknown): boolean => sqlState(fault) === '42501';

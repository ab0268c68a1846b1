/** Thrown if the configured database cannot be used; the message names what is required. */
export class UnsuitableDatabaseError extends Error {
  override readonly name = 'UnsuitableDatabaseError';
}

/** The SQLSTATE of a server error. */
export const sqlState = (fault: unknown): string => (fault as { code?: string } | undefined)?.code ?? '';

/** Login failures: no such role, no LOGIN privilege, wrong password. */
export const refusesLogin = (fault: unknown): boolean => sqlState(fault).startsWith('28');

/** Insufficient privilege. */
export const lacksPrivilege = (fault: unknown): boolean => sqlState(fault) === '42501';

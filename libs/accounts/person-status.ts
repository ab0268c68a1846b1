/** Status of an account: invited and not accepted, active, deactivated, erased. */
export const personStatuses = ['invited', 'active', 'deactivated', 'erased'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Statuses that lists show by default, and in which work can be assigned. */
const presentStatuses: readonly PersonStatus[] = ['invited', 'active'];

/** SQL condition for these statuses of a row of `users`. */
export const isPresentSql = `status in (${presentStatuses.map((status) => `'${status}'`).join(', ')})`;

/** The email key of an account whose address is another account's, or none: nobody signs in with it until staff give it another address. */
export const withdrawnKey = (id: string): string => `withdrawn:${id}`;

/** SQL condition for these accounts; the partial index of `users` has the same. */
export const isWithdrawnSql = `email_key like 'withdrawn:%'`;

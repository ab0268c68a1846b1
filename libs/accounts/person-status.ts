/** Status of an account: invited and not accepted, active, deactivated, erased. */
export const personStatuses = ['invited', 'active', 'deactivated', 'erased'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Statuses that lists show by default, and in which work can be assigned. */
const presentStatuses: readonly PersonStatus[] = ['invited', 'active'];

/** SQL condition for these statuses of a row of `users`. */
export const isPresentSql = `status in (${presentStatuses.map((status) => `'${status}'`).join(', ')})`;

/** The state of an account: invited and not yet accepted, in use, closed for now, closed for ever. */
export const personStatuses = ['invited', 'active', 'deactivated', 'erased'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** The states that lists show unless they are asked for others, and in which a person can be given work. */
const presentStatuses: readonly PersonStatus[] = ['invited', 'active'];

/** Whether a row of `users` is in one of them, for statements of every feature. */
export const isPresentSql = `status in (${presentStatuses.map((status) => `'${status}'`).join(', ')})`;

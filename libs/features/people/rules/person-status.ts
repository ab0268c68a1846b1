/** Where an account stands: invited and not yet accepted, in use, closed for now, closed for ever. */
export const personStatuses = ['invited', 'active', 'deactivated', 'erased'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Those whom lists show unless asked otherwise. */
export const presentStatuses: readonly PersonStatus[] = ['invited', 'active'];

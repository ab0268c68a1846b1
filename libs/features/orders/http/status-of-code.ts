import type { RefusalCode } from '#machines/order/decision';

/** Codes of refusals that are recorded although the machine was not asked. */
export type EdgeCode = 'notFound' | 'staleVersion';

/** The one table from refusals of an order to HTTP: whoever may not is 403, whatever the state forbids is 409. */
const statuses: Partial<Record<RefusalCode | EdgeCode, number>> = { notFound: 404, forbiddenForRole: 403, staleVersion: 412 };

/** The HTTP status that answers a refusal. */
export const statusOfCode = (code: RefusalCode | EdgeCode): number => statuses[code] ?? 409;

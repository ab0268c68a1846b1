import type { Micros } from '#machines/kernel/time';

/**
 * Why a person may not be the second of two for what another one began: they have had their role for less than `independenceTime`, or one of the two changed the
 * other's account within that time, so that both may be one person.
 */
export type Dependence = 'newInRole' | 'changedByOther';

/** How long a person must have had the role, and how long the two accounts must have been left alone by each other. */
export const independenceTime: Micros = 7 * 24 * 3_600_000_000;

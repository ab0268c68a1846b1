import type { Actor } from '#libs/kernel/people';
import { orderScope } from '#machines/access/table';
import type { NoticeRow } from '../storage/notice-row.js';
import type { KnownOrder } from './known-order.js';

/** The notification that an order is somebody else's now: the one that whoever lost it keeps. */
export const farewell = 'ManagerAssigned.former';

/** Whether somebody has orders for being their manager alone, and loses what was told about one with it. */
export const hasAssignedOnly = (actor: Actor): boolean => orderScope(actor) === 'assigned';

/** Whether what was told about an order may still be read by whoever it was told to; `inbox.ts` asks the same of the database. */
export const isStillTheirs = (
  { order_id, template }: Pick<NoticeRow, 'order_id' | 'template'>,
  to: Actor,
  order: Pick<KnownOrder, 'manager'> | undefined,
): boolean => order_id === null || !hasAssignedOnly(to) || template === farewell || order?.manager === to.id;

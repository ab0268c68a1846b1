import type { OrderParties } from '#libs/contracts/orders/order-queries';
import type { Actor } from '#machines/kernel/people';
import { orderScope } from '#machines/access/table';
import type { NoticeRow } from '../storage/notice-row.js';

/** Notifications about losing an order, which former readers keep. */
export const farewells: readonly string[] = ['ManagerAssigned.former', 'PartnerAppointed.former'];

/** Whether a reader sees orders only as partner or assignee, and so loses notifications with the order. Clients never lose an order. */
export const losesOrders = (actor: Actor): boolean => actor.role === 'Partner' || orderScope(actor) === 'assigned';

/**
 * Whether a recipient may still read a notification: it is hidden with the order, except for farewells and payoffs. `inbox.ts` has the same
 * rule in SQL.
 */
export const isStillTheirs = (
  { order_id, template, subject_type }: Pick<NoticeRow, 'order_id' | 'template' | 'subject_type'>,
  to: Actor,
  order: Pick<OrderParties, 'client' | 'partner' | 'manager'> | undefined,
): boolean =>
  order_id === null ||
  !losesOrders(to) ||
  subject_type === 'payoff' ||
  farewells.includes(template) ||
  (order !== undefined && [order.client, order.partner, order.manager].includes(to.id));

import type { OrderParties } from '#libs/contracts/orders/order-parties';
import type { Actor } from '#libs/kernel/people';
import { orderScope } from '#machines/access/table';
import type { NoticeRow } from '../storage/notice-row.js';

/** The notifications that an order is somebody else's now: the ones that whoever lost it keeps. */
export const farewells: readonly string[] = ['ManagerAssigned.former', 'PartnerAppointed.former'];

/** Whether somebody has orders for being their partner or assigned manager alone, and loses what was told about one with it. An order keeps its client. */
export const losesOrders = (actor: Actor): boolean => actor.role === 'Partner' || orderScope(actor) === 'assigned';

/** Whether what was told may still be read by whoever it was told to: it goes with the order, save for farewells and payoffs. `inbox.ts` asks the same of the database. */
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

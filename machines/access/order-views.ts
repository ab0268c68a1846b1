import type { Actor } from '#machines/kernel/people';
import { orderScope, permits } from './table.js';

/** Whether `actor` may save views of the order list: anyone who works with orders. */
export const keepsViews = (actor: Actor): boolean => ['all', 'assigned'].includes(orderScope(actor));

/** Whether `actor` may share views with everyone who has the order list: people who lead those who work with orders, and who see all orders. */
export const mayShareViews = (actor: Actor): boolean => orderScope(actor) === 'all' && permits(actor, 'staff.write');

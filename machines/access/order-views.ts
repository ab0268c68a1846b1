import type { Actor } from '#libs/kernel/people';
import { orderScope, permits } from './table.js';

/** Whether somebody keeps questions to the list of orders under names: those who work with orders. */
export const keepsViews = (actor: Actor): boolean => ['all', 'assigned'].includes(orderScope(actor));

/** Whether somebody sets up what everybody finds over the list of orders: whoever leads the people who work with it, and sees all that it shows. */
export const mayShareViews = (actor: Actor): boolean => orderScope(actor) === 'all' && permits(actor, 'staff.write');

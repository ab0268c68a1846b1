import type { NoticeRow } from '../storage/notice-row.js';
import { numberText } from '#machines/order/order-number';
import type { Around } from '../texts/tell.js';

/** What a notification's link says: the order's number, or what failed. */
export function labelOf({ order_id, figures }: NoticeRow, around: Around): string {
  const order = order_id === null ? undefined : around.order(order_id);
  return order ? numberText(order.number) : (figures.code ?? '');
}

import type { NoticeRow } from '../storage/notice-row.js';
import { leadNumber } from '#machines/lead/lead-number';
import { numberText } from '#machines/order/next-step';
import type { References } from '../rules/notice-text.js';

/** What a notification's link says: the number of the order or the request, or what failed. */
export function labelOf({ order_id, subject_type, figures }: NoticeRow, references: References): string {
  if (subject_type === 'lead') return leadNumber(figures.number ?? null);
  if (subject_type === 'bankAccounts' || subject_type === 'exchangeRates') return (figures.currencies ?? []).join(', ');
  const order = order_id === null ? undefined : references.order(order_id);
  return order ? numberText(order.number) : (figures.code ?? '');
}

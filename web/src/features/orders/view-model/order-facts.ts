import { fromText } from '#machines/kernel/money';
import { type Facts, factsOf } from '#machines/order/facts';
import type { Reader } from '#machines/order/who';
import type { OrderListItem } from '../../../api/wire.js';
import type { OrderResource, WirePayment } from '../api/wire.js';

const microsOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment) * 1000);

const holdingOf = ({ refundable, disputes }: WirePayment) => {
  const open = disputes.find(({ outcome }) => outcome === null);
  return { refundable: fromText(refundable.amount, refundable.currency) ?? 0, ...(open && { answerBy: microsOf(open.dueAt) }) };
};

/** Facts for a reader, from the order's page or a row of a list. @param today the office's current calendar day */
export const factsIn = (
  order: OrderListItem & Partial<Pick<OrderResource, 'waiting' | 'promised' | 'payments' | 'withdrawal'>>,
  reader: Reader,
  today: string,
): Facts =>
  factsOf(
    {
      ...order.machine,
      dueAt: microsOf(order.dueAt),
      daysLeft: order.waiting?.daysLeft ?? null,
      termUnit: order.termUnit,
      isPromised: Boolean(order.promised),
      ...(order.withdrawal !== undefined && { right: order.withdrawal }),
      ...(order.payments && { payments: order.payments.map(holdingOf) }),
    },
    reader,
    today,
  );

import { rewardStatus } from '#machines/order/statuses';
import { StatusBadge } from '../../../ui/status-badge.js';
import { useOrderPage } from './order-context.js';
import { useOrderWords } from './order-words.js';

/** Every status the order shows: its progress in the words of its present standing, and a changed reward beside it. */
export function OrderBadges() {
  const { order, audience } = useOrderPage();
  const words = useOrderWords();
  return (
    <>
      <StatusBadge status={order.status} label={words.standing(order.machine, audience)} />
      {order.statuses.includes(rewardStatus) ? <StatusBadge status={rewardStatus} /> : null}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { partnerAppointed } from '#machines/order/next-step';
import { rewardStatus } from '#machines/order/statuses';
import type { OrderListItem } from '../../../api/wire.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { useOrderPage } from './order-context.js';
import { useOrderWords } from './order-words.js';

/** Every status the order shows: its current progress, a changed reward and an appointed partner. */
export function OrderBadges() {
  const { order, audience } = useOrderPage();
  const words = useOrderWords();
  return (
    <>
      <StatusBadge status={order.status} label={words.statusNow(order.machine, audience)} />
      {order.statuses.includes(rewardStatus) ? <StatusBadge status={rewardStatus} /> : null}
      <AppointedPartner order={order} />
    </>
  );
}

/** Shown next to the status while the order waits for confirmation or payment: a partner is already appointed. */
export function AppointedPartner({ order: { machine, partner } }: { order: Pick<OrderListItem, 'machine' | 'partner'> }) {
  const { t } = useTranslation('machine');
  if (!partnerAppointed(machine)) return null;
  const text = [t('status.partnerAppointed'), ...(partner ? [partner.name] : [])].join(': ');
  return (
    <small className="dim text-2xs" title={text}>
      {text}
    </small>
  );
}

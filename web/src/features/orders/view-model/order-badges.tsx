import { useTranslation } from 'react-i18next';
import { partnerAppointed } from '#machines/order/labels';
import type { OrderListItem } from '../../../api/wire.js';
import { statusIcons } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';
import { useOrderPage } from './order-context.js';
import { useOrderTexts } from './order-texts.js';

/** All statuses of the order in the machine's colours: progress, a changed reward and an appointed partner. */
export function OrderBadges() {
  const { order, audience, permissions } = useOrderPage();
  const texts = useOrderTexts();
  return (
    <>
      {permissions.statuses.map(({ status, colour }) => (
        <Badge
          key={status}
          colour={colour}
          icon={statusIcons[status]}
          label={status === order.status ? texts.statusNow(order.machine, audience) : texts.status(status)}
        />
      ))}
      <AppointedPartner order={order} />
    </>
  );
}

/** Shown next to the status while the order waits for confirmation or payment. */
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

import { statusMeta } from '#machines/order/status-meta';
import type { OrderStatus } from '#machines/order/statuses';
import { useMachineTexts } from '../lib/machine-texts.js';
import { statusIcons } from './badge-looks.js';
import { Badge } from './badge.js';

interface Props {
  status: OrderStatus;
  /** label of the order's current status (`useMachineTexts().statusNow`); by default the status's own */
  label?: string;
  small?: boolean;
}

/** A status of an order with the machine's colour and label, and its icon. */
export function StatusBadge({ status, label, small = false }: Props) {
  const texts = useMachineTexts();
  return <Badge colour={statusMeta[status].badge} icon={statusIcons[status]} label={label ?? texts.status(status)} small={small} />;
}

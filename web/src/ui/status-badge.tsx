import {
  IconChecks,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconCreditCard,
  IconEyeCheck,
  IconFileCheck,
  IconFileUpload,
  IconPercentage,
  IconReceipt,
  IconSend,
  type Icon,
} from '@tabler/icons-react';
import { statusMeta } from '#machines/order/status-meta';
import type { OrderStatus } from '#machines/order/statuses';
import { useMachineWords } from '../lib/machine-words.js';
import { Badge } from './badge.js';

/** One picture per status, in badges, strips and histories alike. */
export const statusIcons: Record<OrderStatus, Icon> = {
  newOrder: IconClock,
  orderConfirmedNotPayed: IconCreditCard,
  orderConfirmedAndPayed: IconCircleDashed,
  documentsRequested: IconFileUpload,
  documentsReceived: IconFileCheck,
  allStepsCompleted: IconEyeCheck,
  projectWithFullyPayedOrderAccepted: IconCircleCheck,
  lastPaymentRequired: IconCreditCard,
  lastPaymentPayed: IconEyeCheck,
  lastPaymentConfirmed: IconReceipt,
  documentsSentAfterLastPayment: IconSend,
  projectFinished: IconChecks,
  orderCancelled: IconCircleX,
  partnerRewardPercentChanged: IconPercentage,
};

interface Props {
  status: OrderStatus;
  /** Label of the order's current status (`useMachineWords().statusNow`), if known; else the status's own. */
  label?: string;
  small?: boolean;
}

/** A status: the machine's colour and words, our icon. */
export function StatusBadge({ status, label, small = false }: Props) {
  const words = useMachineWords();
  return <Badge colour={statusMeta[status].badge} icon={statusIcons[status]} label={label ?? words.status(status)} small={small} />;
}

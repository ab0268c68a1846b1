import {
  IconArrowLeft,
  IconCash,
  IconCheck,
  IconChecks,
  IconCircleX,
  IconCreditCard,
  IconFileCheck,
  IconFileUpload,
  IconFlag,
  IconSend,
  type Icon,
} from '@tabler/icons-react';
import type { OperationName } from '#machines/order/commands';
import type { PlannedOperation } from './operation-plan.js';

const icons: Record<OperationName, Icon> = {
  managerConfirmedNotPayedOrder: IconCheck,
  managerConfirmedPayedOrder: IconCheck,
  orderPayedAfterManagerConfirmed: IconCreditCard,
  orderPayedWithCashAfterManagerConfirmed: IconCash,
  requestDocuments: IconFileUpload,
  receiveDocuments: IconFileCheck,
  completeAllOrderSteps: IconChecks,
  acceptWorkWithFullyPayedOrder: IconCheck,
  acceptedProjectRequireLastPay: IconCheck,
  clientPayedLastPayment: IconCreditCard,
  managerConfirmedLastPayment: IconCheck,
  managerFinishedProject: IconFlag,
  cancelOrder: IconCircleX,
  sendPayedProjectDocuments: IconSend,
  notAcceptPartnerWork: IconArrowLeft,
};

export const iconOf = ({ operation, variant }: Pick<PlannedOperation, 'operation' | 'variant'>): Icon =>
  variant === 'reject' ? IconCircleX : icons[operation];

export const isDanger = ({ operation, variant }: Pick<PlannedOperation, 'operation' | 'variant'>): boolean =>
  operation === 'cancelOrder' || variant === 'reject';

/** Operations whose payload is asked for in a form, and those that cannot be taken back; the others are sent at once. */
const withForm: readonly OperationName[] = [
  'orderPayedWithCashAfterManagerConfirmed',
  'requestDocuments',
  'managerConfirmedLastPayment',
  'cancelOrder',
  'managerFinishedProject',
  'notAcceptPartnerWork',
];

/** Whether a form opens. Staff name what came on paper when they receive documents; a client just sends them. */
export const opensForm = ({ operation }: Pick<PlannedOperation, 'operation'>, isStaff: boolean): boolean =>
  withForm.includes(operation) || (operation === 'receiveDocuments' && isStaff);

import type { ComponentType } from 'react';
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
import type { PlannedOperation } from '../view-model/operation-plan.js';
import { CancelOrder, ConfirmLastPayment, FinishOrder, RejectLastPayment, SubmitWork } from './decision-forms.js';
import { CashForm } from './money-forms.js';
import type { FormProps } from './order-form.js';
import { ReceiveDocumentsForm } from './receive-documents-form.js';
import { ReopenForm } from './reopen-form.js';
import { RequestDocumentsForm } from './request-documents-form.js';
import { type OrderPageState, useOrderPage } from '../view-model/order-context.js';

type Title =
  | 'request.title'
  | 'receive.title'
  | 'cash.title'
  | 'reopen.title'
  | 'lastPayment.confirmTitle'
  | 'cancelOrder.title'
  | 'finish.title'
  | 'submitWork.title';

type Asker = Pick<OrderPageState, 'order' | 'audience'>;

/** How a button shows an operation, and the form that it opens. */
interface OperationLook {
  icon: Icon;
  /** its form, if it has a payload or is irreversible; other operations are sent at once */
  asks?: {
    Form: ComponentType<FormProps>;
    /** key of the dialog's title; by default the text of its button */
    title?: Title;
    /** condition of the form; if false, the operation is sent at once */
    when?: (page: Asker) => boolean;
  };
}

const operationTable: Readonly<Record<OperationName, OperationLook>> = {
  managerConfirmedNotPayedOrder: { icon: IconCheck },
  managerConfirmedPayedOrder: { icon: IconCheck },
  orderPayedAfterManagerConfirmed: { icon: IconCreditCard },
  orderPayedWithCashAfterManagerConfirmed: { icon: IconCash, asks: { title: 'cash.title', Form: CashForm } },
  requestDocuments: { icon: IconFileUpload, asks: { title: 'request.title', Form: RequestDocumentsForm } },
  // Staff name what came on paper; a client just sends them.
  receiveDocuments: {
    icon: IconFileCheck,
    asks: { title: 'receive.title', Form: ReceiveDocumentsForm, when: ({ audience }) => audience === 'staff' },
  },
  completeAllOrderSteps: {
    icon: IconChecks,
    asks: { title: 'submitWork.title', Form: SubmitWork, when: ({ order }) => order.machine.facts.resultDocuments === 0 },
  },
  acceptWorkWithFullyPayedOrder: { icon: IconCheck },
  acceptedProjectRequireLastPay: { icon: IconCheck },
  clientPayedLastPayment: { icon: IconCreditCard },
  managerConfirmedLastPayment: { icon: IconCheck, asks: { title: 'lastPayment.confirmTitle', Form: ConfirmLastPayment } },
  managerFinishedProject: { icon: IconFlag, asks: { title: 'finish.title', Form: FinishOrder } },
  cancelOrder: { icon: IconCircleX, asks: { title: 'cancelOrder.title', Form: CancelOrder } },
  sendPayedProjectDocuments: { icon: IconSend },
  notAcceptPartnerWork: { icon: IconArrowLeft, asks: { title: 'reopen.title', Form: ReopenForm } },
};

export const iconOf = ({ operation, variant }: Pick<PlannedOperation, 'operation' | 'variant'>): Icon =>
  variant === 'reject' ? IconCircleX : operationTable[operation].icon;

export const isDanger = ({ operation, variant }: Pick<PlannedOperation, 'operation' | 'variant'>): boolean =>
  operation === 'cancelOrder' || variant === 'reject';

/** Key of a form's title; `reject` is the rejecting answer of managerConfirmedLastPayment. */
export const operationTitle = (operation: OperationName, reject: boolean): Title | 'lastPayment.rejectTitle' | undefined =>
  reject ? 'lastPayment.rejectTitle' : operationTable[operation].asks?.title;

/** Whether the operation opens a form; otherwise it is sent at once. */
export const opensForm = ({ operation }: Pick<PlannedOperation, 'operation'>, page: Asker): boolean => {
  const { asks } = operationTable[operation];
  return asks !== undefined && (asks.when?.(page) ?? true);
};

/** `reject` is the rejecting answer of managerConfirmedLastPayment. */
export function OperationForm({ operation, reject, ...form }: Omit<FormProps, 'possible'> & { operation: OperationName; reject: boolean }) {
  const { permissions } = useOrderPage();
  const isLastPayment = operation === 'managerConfirmedLastPayment';
  const { permitted } = permissions.operation(operation, isLastPayment ? (reject ? 'reject' : 'confirm') : undefined);
  const Form = reject ? RejectLastPayment : operationTable[operation].asks?.Form;
  return Form ? <Form possible={permitted} {...form} /> : null;
}

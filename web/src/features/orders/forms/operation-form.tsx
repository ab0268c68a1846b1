import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationName } from '#machines/order/commands';
import { balance, refundable } from '#machines/order/figures';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../page/order-context.js';
import { ConfirmForm } from './confirm-form.js';
import { CashForm } from './money-forms.js';
import type { FormProps } from './order-form.js';
import { ReasonForm } from './reason-form.js';
import { ReceiveDocumentsForm } from './receive-documents-form.js';
import { ReopenForm } from './reopen-form.js';
import { RequestDocumentsForm } from './request-documents-form.js';

interface Asking {
  /** key of the dialog's title */
  title:
    'request.title' | 'receive.title' | 'cash.title' | 'reopen.title' | 'lastPayment.confirmTitle' | 'cancelOrder.title' | 'finish.title';
  Form: ComponentType<FormProps>;
}

/** What operations with a payload ask for; the others are sent without asking. */
const forms: Partial<Record<OperationName, Asking>> = {
  requestDocuments: { title: 'request.title', Form: RequestDocumentsForm },
  receiveDocuments: { title: 'receive.title', Form: ReceiveDocumentsForm },
  orderPayedWithCashAfterManagerConfirmed: { title: 'cash.title', Form: CashForm },
  notAcceptPartnerWork: { title: 'reopen.title', Form: ReopenForm },
  managerConfirmedLastPayment: { title: 'lastPayment.confirmTitle', Form: ConfirmLastPayment },
  cancelOrder: { title: 'cancelOrder.title', Form: CancelOrder },
  managerFinishedProject: { title: 'finish.title', Form: FinishOrder },
};

/** The key of the title over an operation's form. */
export const operationTitle = (operation: OperationName, reject: boolean): Asking['title'] | 'lastPayment.rejectTitle' | undefined =>
  reject ? 'lastPayment.rejectTitle' : forms[operation]?.title;

/** The form of an operation; `reject` is the other answer of managerConfirmedLastPayment. */
export function OperationForm({ operation, reject, ...form }: Omit<FormProps, 'possible'> & { operation: OperationName; reject: boolean }) {
  const { permissions } = useOrderPage();
  const isLastPayment = operation === 'managerConfirmedLastPayment';
  const { permitted } = permissions.operation(operation, isLastPayment ? (reject ? 'reject' : 'confirm') : undefined);
  const Form = reject ? RejectLastPayment : forms[operation]?.Form;
  return Form ? <Form possible={permitted} {...form} /> : null;
}

function RejectLastPayment(form: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <ReasonForm
      submit={t('lastPayment.reject')}
      mutationFor={(reason) => mutations.operation(order._id, 'managerConfirmedLastPayment', { rejected: true, reason })}
      {...form}
    >
      <p>{t('lastPayment.rejectText')}</p>
    </ReasonForm>
  );
}

function ConfirmLastPayment(form: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { openTransfers, currency } = order.machine.facts;
  const money = (amount: number) => formatMinor(amount, currency, language);
  const left = balance(order.machine);
  return (
    <ConfirmForm submit={t('lastPayment.confirm')} mutation={mutations.operation(order._id, 'managerConfirmedLastPayment', {})} {...form}>
      <p>{openTransfers > 0 ? t('lastPayment.confirmText', { amount: money(openTransfers) }) : t('lastPayment.confirmPaid')}</p>
      {left > 0 ? <p>{t('detail.balance', { amount: money(left) })}</p> : null}
    </ConfirmForm>
  );
}

/** Final, so it is asked once, with what follows. */
function FinishOrder(form: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const sent = order.status === 'documentsSentAfterLastPayment';
  return (
    <ConfirmForm submit={t('finish.submit')} mutation={mutations.operation(order._id, 'managerFinishedProject', {})} {...form}>
      {sent ? null : <p>{t('finish.notSent')}</p>}
      <p>{t(order.partner ? 'finish.textPartner' : 'finish.text')}</p>
    </ConfirmForm>
  );
}

/** Whoever may refund and cancels an order that holds money is asked to give it back next; for others money staff find it among the payments to look at. */
function CancelOrder({ onDone, ...form }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, permissions, open } = useOrderPage();
  const { facts } = order.machine;
  const amount = formatMinor(refundable(facts), facts.currency, language);
  const holds = audience === 'staff' && refundable(facts) > 0;
  const mayRefund = holds && permissions.refusal('requestRefund') === null;
  return (
    <ReasonForm
      submit={t('cancelOrder.submit')}
      mutationFor={(reason) => mutations.operation(order._id, 'cancelOrder', { reason })}
      onDone={mayRefund ? () => open({ kind: 'refund' }) : onDone}
      {...form}
    >
      <p>
        {t('cancelOrder.text')} {holds ? t(mayRefund ? 'cancelOrder.refundNext' : 'cancelOrder.refundByOthers', { amount }) : ''}
      </p>
    </ReasonForm>
  );
}

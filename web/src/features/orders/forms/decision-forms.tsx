import { useTranslation } from 'react-i18next';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { ConfirmForm } from './confirm-form.js';
import type { FormProps } from './order-form.js';
import { ReasonForm } from './reason-form.js';

/** Form of managerConfirmedLastPayment that rejects the declared payment; the client reads the reason. */
export function RejectLastPayment(form: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <ReasonForm
      of="transfer"
      submit={t('lastPayment.reject')}
      mutationFor={(reason) => mutations.operation(order._id, 'managerConfirmedLastPayment', { rejected: true, reason })}
      {...form}
    >
      <p>{t('lastPayment.rejectText')}</p>
    </ReasonForm>
  );
}

export function ConfirmLastPayment(form: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const { openTransfers, currency } = order.machine.facts;
  const money = (amount: number) => formatMinor(amount, currency, language);
  const left = facts.money?.left ?? 0;
  return (
    <ConfirmForm submit={t('lastPayment.confirm')} mutation={mutations.operation(order._id, 'managerConfirmedLastPayment', {})} {...form}>
      <p>{openTransfers > 0 ? t('lastPayment.confirmText', { amount: money(openTransfers) }) : t('lastPayment.confirmPaid')}</p>
      {left > 0 ? <p>{t('detail.balance', { amount: money(left) })}</p> : null}
    </ConfirmForm>
  );
}

/** Asks once, with the consequences, because finishing is final. */
export function FinishOrder(form: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const sent = order.status === 'documentsSentAfterLastPayment';
  const lacksCompany = !order.company && order.details.asks.length > 0;
  return (
    <ConfirmForm submit={t('finish.submit')} mutation={mutations.operation(order._id, 'managerFinishedProject', {})} {...form}>
      {sent ? null : <p>{t('finish.notSent')}</p>}
      {lacksCompany ? <p>{t('finish.noCompany')}</p> : null}
      <p>{t('finish.text')}</p>
    </ConfirmForm>
  );
}

/** Asks first if there are no company documents, by which the work is checked. */
export function SubmitWork(form: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <ConfirmForm submit={t('submitWork.submit')} mutation={mutations.operation(order._id, 'completeAllOrderSteps', {})} {...form}>
      <p>{t('submitWork.text')}</p>
    </ConfirmForm>
  );
}

/** Offers a refund next to staff who may make one; otherwise money staff find the order among the payments to check. */
export function CancelOrder({ onDone, ...form }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, facts, permissions, open } = useOrderPage();
  const back = facts.leaving?.back ?? 0;
  const amount = formatMinor(back, order.price.currency, language);
  const holds = audience === 'staff' && back > 0;
  const mayRefund = holds && permissions.can('requestRefund');
  return (
    <ReasonForm
      of="cancel"
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

import { Checkbox, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayManageOrders } from '#machines/access/table';
import { type MinorUnits, toText } from '#machines/kernel/money';
import { writeAmount } from '#machines/kernel/typed-amount';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { AmountInput } from '../../../ui/amount-input.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { mutations } from '../api/calls.js';
import type { WirePayment } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { refundableOfPayment } from '../view-model/refundable.js';
import { DifferenceNotice, type Expected, useDifference } from './amount-difference.js';
import { FiguresList } from './figures-list.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';
import { useTypedAmounts } from './typed-amounts.js';

const word = 'REFUND';
type Way = 'provider' | 'other';

/**
 * Refunds one payment: shows the limits, asks for a reason and the typed word. For a refund another way, staff confirm that it was made.
 * The button repeats the amount.
 */
export function RefundForm({ payment, onDone, ...dialog }: FormProps & { payment?: WirePayment }) {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { order, reader, facts, open } = useOrderPage();
  const { currency } = order.price;
  const { received = 0, refunded = 0, paid = 0, overpaid = 0, refundable = 0 } = facts.money ?? {};
  const { read, faultOf } = useTypedAmounts(currency);
  const required = useRequired();
  const payments = (order.payments ?? []).filter((one) => refundableOfPayment(one) > 0);
  const most = (id: string) => mostOf(payments, id, refundable);
  const isCancelled = order.status === 'orderCancelled';
  const excess = isCancelled ? 0 : overpaid;
  const toReturn = isCancelled ? Math.max(0, (facts.money?.toReturn ?? 0) - order.machine.facts.reserved) : 0;
  /** Default amount: the overpayment, the part that a cancelled order does not keep, or all of the payment. */
  const usual = (id: string): Expected => {
    if (excess > 0 && excess <= most(id)) return { amount: excess, as: 'overpaid' };
    return toReturn > 0 && toReturn < most(id) ? { amount: toReturn, as: 'toReturn' } : { amount: most(id), as: 'refundable' };
  };
  const first = payment?._id ?? payments[0]?._id ?? '';
  const methodOf = (id: string) => payments.find((one) => one._id === id)?.method;
  const usualWay = (id: string): Way => (methodOf(id) === 'provider' ? 'provider' : 'other');
  const { form, write } = useOrderForm({
    values: {
      payment: first,
      amount: writeAmount(usual(first).amount, currency, language),
      by: usualWay(first),
      stated: false,
      reason: '',
      confirmation: '',
    },
    rules: {
      amount: (typed, values) => faultOf(typed, 1, most(values.payment)),
      reason: required,
      stated: (stated, { by }) => (by === 'provider' || stated ? null : t('refund.stateMissing')),
      confirmation: (typed) => (typed === word ? null : t('refund.wordWrong')),
    },
    mutationFor: (values) =>
      mutations.refund(order._id, {
        payment: values.payment,
        amount: toText(read(values.amount) ?? 0, currency),
        by: values.by,
        reason: values.reason.trim(),
        confirmation: word,
      }),
    onDone,
  });
  const { field, values } = form;
  const amount = read(values.amount);
  const refundableNow = most(values.payment);
  const differenceOf = useDifference(currency, { sums: [usual(values.payment), { amount: refundableNow, as: 'refundable' }] });
  if (payments.length === 0) {
    return (
      <ModalSheet opened onClose={dialog.onCancel} title={dialog.title}>
        <p className="lead">{t('refund.none')}</p>
      </ModalSheet>
    );
  }
  return (
    <OrderForm
      form={form}
      write={write}
      submit={t('refund.submit', { amount: amount === undefined ? '' : formatMinor(amount, currency, language) })}
      danger
      {...dialog}
    >
      <FiguresList
        figures={[
          { label: t('money.received'), money: toText(received, currency) },
          { label: t('money.refunded'), money: toText(-refunded, currency) },
          { label: t('money.kept'), money: toText(paid, currency), total: true },
        ]}
      />
      <Select
        label={t('refund.payment')}
        data={payments.map((one) => ({
          value: one._id,
          label: `${t(`machine:method.${one.method}`)}, ${formatMinor(refundableOfPayment(one), currency, language)}, ${formatTime(one.at, 'date', language)}`,
        }))}
        value={values.payment}
        onChange={(id) =>
          id && form.set({ payment: id, amount: writeAmount(usual(id).amount, currency, language), by: usualWay(id), stated: false })
        }
        allowDeselect={false}
      />
      {methodOf(values.payment) === 'provider' ? (
        <Select
          label={t('refund.by')}
          data={[
            { value: 'provider', label: t('refund.byProvider') },
            { value: 'other', label: t('refund.byOther') },
          ]}
          value={values.by}
          onChange={(by) => by && form.set({ by: by as Way, stated: false })}
          allowDeselect={false}
        />
      ) : null}
      <AmountInput
        {...field('amount')}
        value={values.amount}
        currency={currency}
        required
        withAsterisk={false}
        label={t('form.amount', { currency })}
        description={t('refund.most', { amount: formatMinor(refundableNow, currency, language) })}
      />
      <DifferenceNotice sentences={faultOf(values.amount, 1, refundableNow) === null ? differenceOf(amount) : []} />
      <ReasonField form={form} name="reason" of="refund" rows={2} />
      {values.by === 'other' && mayManageOrders(reader) ? (
        <p className="small muted">
          {t('refund.account')}{' '}
          <button type="button" className="link small" onClick={() => open({ kind: 'message', template: 'refundAccount' })}>
            {t('refund.askAccount')}
          </button>
        </p>
      ) : null}
      {values.by === 'other' ? <Checkbox {...form.tick('stated')} label={t('refund.state')} /> : null}
      <TextInput {...field('confirmation')} label={t('refund.word')} autoComplete="off" spellCheck={false} />
    </OrderForm>
  );
}

const mostOf = (payments: readonly WirePayment[], id: string, inTotal: MinorUnits): MinorUnits => {
  const payment = payments.find((one) => one._id === id);
  return payment ? Math.min(inTotal, refundableOfPayment(payment)) : 0;
};

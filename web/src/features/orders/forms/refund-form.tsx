import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type MinorUnits, toText } from '#libs/kernel/money';
import { paid, refundable } from '#machines/order/figures';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { mutations } from '../api/calls.js';
import type { WirePayment } from '../api/wire.js';
import { useOrderPage } from '../page/order-context.js';
import { refundableOfPayment } from '../payments/refundable.js';
import { readAmount, writeAmount } from './amount.js';
import { AmountField, useAmountCheck } from './amount-field.js';
import { FiguresList } from './figures-list.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

const word = 'REFUND';
type Way = 'provider' | 'other';

/**
 * A refund of one payment: the figures it is bounded by, a reason, and the typed word. Who gives back in another way than the provider states that it was
 * done. The button repeats the sum.
 */
export function RefundForm({ payment, onDone, ...dialog }: FormProps & { payment?: WirePayment }) {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { order } = useOrderPage();
  const { currency } = order.price;
  const { facts } = order.machine;
  const faultOfAmount = useAmountCheck(currency);
  const required = useRequired();
  const payments = (order.payments ?? []).filter((one) => refundableOfPayment(one) > 0);
  const most = (id: string) => mostOf(payments, id, refundable(facts));
  const first = payment?._id ?? payments[0]?._id ?? '';
  const methodOf = (id: string) => payments.find((one) => one._id === id)?.method;
  const usualWay = (id: string): Way => (methodOf(id) === 'provider' ? 'provider' : 'other');
  const { form, write } = useOrderForm({
    values: {
      payment: first,
      amount: writeAmount(most(first), currency, language),
      by: usualWay(first),
      stated: false,
      reason: '',
      confirmation: '',
    },
    rules: {
      amount: (typed, values) => faultOfAmount(typed, 1, most(values.payment)),
      reason: required,
      stated: (stated, { by }) => (by === 'provider' || stated ? null : t('refund.stateMissing')),
      confirmation: (typed) => (typed === word ? null : t('refund.wordWrong')),
    },
    mutationFor: (values) =>
      mutations.refund(order._id, {
        payment: values.payment,
        amount: toText(readAmount(values.amount, currency) ?? 0, currency),
        by: values.by,
        reason: values.reason.trim(),
        confirmation: word,
      }),
    onDone,
  });
  const { field, values } = form;
  const amount = readAmount(values.amount, currency);
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
          { label: t('refund.paid'), money: toText(paid(facts), currency) },
          { label: t('refund.refunded'), money: toText(facts.refunded, currency) },
          { label: t('refund.refundable'), money: toText(refundable(facts), currency), total: true },
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
          id && form.set({ payment: id, amount: writeAmount(most(id), currency, language), by: usualWay(id), stated: false })
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
      <AmountField
        {...field('amount')}
        label={t('form.amount', { currency })}
        description={t('refund.most', { amount: formatMinor(most(values.payment), currency, language) })}
      />
      <Textarea {...field('reason')} label={t('form.reason')} rows={2} />
      {values.by === 'other' ? <Checkbox {...form.tick('stated')} label={t('refund.state')} /> : null}
      <TextInput {...field('confirmation')} label={t('refund.word')} autoComplete="off" spellCheck={false} />
    </OrderForm>
  );
}

const mostOf = (payments: readonly WirePayment[], id: string, inTotal: MinorUnits): MinorUnits => {
  const payment = payments.find((one) => one._id === id);
  return payment ? Math.min(inTotal, refundableOfPayment(payment)) : 0;
};

import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MinorUnits, toText } from '#libs/kernel/money';
import { paid, refundable } from '#machines/order/figures';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import type { WirePayment } from '../api/wire.js';
import { useOrderPage } from '../page/order-context.js';
import { refundableOfPayment } from '../payments/refundable.js';
import { readAmount, writeAmount } from './amount.js';
import { AmountField, useAmountCheck } from './amount-field.js';
import { FiguresList } from './figures-list.js';
import { FormFrame, type FormProps } from './form-frame.js';

const word = 'REFUND';
interface Faults {
  amount?: string;
  reason?: string;
  word?: string;
}

/** A refund of one payment: the figures it is bounded by, a reason, and the typed word. The button repeats the sum. */
export function RefundForm({ payment, possible, onDone, onCancel }: FormProps & { possible: boolean; payment?: WirePayment }) {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { order } = useOrderPage();
  const { currency } = order.price;
  const { facts } = order.machine;
  const submission = useSubmission(order, true);
  const check = useAmountCheck(currency);
  const payments = (order.payments ?? []).filter((one) => refundableOfPayment(one) > 0);
  const [chosen, setChosen] = useState(payment?._id ?? payments[0]?._id ?? '');
  const most = mostOf(payments, chosen, refundable(facts));
  const [typed, setTyped] = useState(() => writeAmount(most, currency, language));
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const amount = readAmount(typed, currency);
  const submit = async () => {
    const checked = check(typed, { max: most });
    const next: Faults = {
      ...('fault' in checked ? { amount: checked.fault } : {}),
      ...(reason.trim() === '' ? { reason: t('form.required') } : {}),
      ...(confirmation === word ? {} : { word: t('refund.wordWrong') }),
    };
    setFaults(next);
    if ('fault' in checked || Object.keys(next).length > 0) return false;
    const body = { payment: chosen, amount: toText(checked.amount, currency), reason: reason.trim(), confirmation: word } as const;
    return (await submission.send(mutations.refund(order._id, body))) !== undefined;
  };
  if (payments.length === 0) return <p className="lead">{t('refund.none')}</p>;
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('refund.submit', { amount: amount === undefined ? '' : formatMinor(amount, currency, language) })}
      danger
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
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
        value={chosen}
        onChange={(id) => {
          if (!id) return;
          setChosen(id);
          setTyped(writeAmount(mostOf(payments, id, refundable(facts)), currency, language));
        }}
        allowDeselect={false}
      />
      <AmountField
        label={t('form.amount', { currency })}
        currency={currency}
        value={typed}
        onChange={setTyped}
        error={faults.amount}
        description={t('refund.most', { amount: formatMinor(most, currency, language) })}
      />
      <Textarea
        label={t('form.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={faults.reason}
        rows={2}
      />
      <TextInput
        label={t('refund.word')}
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
        error={faults.word}
        autoComplete="off"
        spellCheck={false}
      />
    </FormFrame>
  );
}

const mostOf = (payments: readonly WirePayment[], id: string, inTotal: MinorUnits): MinorUnits => {
  const payment = payments.find((one) => one._id === id);
  return payment ? Math.min(inTotal, refundableOfPayment(payment)) : 0;
};

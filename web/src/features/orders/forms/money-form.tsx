import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import { writeAmount } from '#machines/kernel/typed-amount';
import { useOfficeDay } from '../../../lib/office-day.js';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { AmountInput } from '../../../ui/amount-input.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import type { OrderMutation } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { DifferenceNotice, type Expectation, useDifference } from './amount-difference.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';
import { useTypedAmounts } from './typed-amounts.js';

interface Props extends FormProps {
  /** minor units of the order's currency; unlimited without `max` */
  min?: MinorUnits;
  max?: MinorUnits;
  start: MinorUnits;
  /** an amount that differs from it shows a notice */
  expected: Expectation;
  amountLabel: string;
  hint?: string;
  /** text of the button, which repeats the amount */
  submitLabel: (sum: string, amount: MinorUnits | undefined) => string;
  /** label of a note or reference; no field without it */
  textLabel?: string;
  textHint?: string;
  /** the text is required, in a field of several lines */
  textRequired?: boolean;
  /** other people than staff read the reason */
  reasonOf?: 'correct';
  /** asks for the day on which the money arrived */
  dated?: boolean;
  /** @param valueDate null if no day was asked for or entered */
  mutationFor: (amount: MoneyText, text: string, valueDate: string | null) => OrderMutation;
  /** explanation above the fields */
  children?: ReactNode;
}

/** Asks for one amount of the order's currency, and optionally for a text and a day; an unexpected amount has to be confirmed. */
export function MoneyForm(props: Props) {
  const { min, max, start, expected, amountLabel, hint, submitLabel, mutationFor, children, onDone, ...more } = props;
  const { textLabel, textHint, textRequired = false, reasonOf, dated = false, ...dialog } = more;
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { currency } = useOrderPage().order.price;
  const { read, faultOf } = useTypedAmounts(currency);
  const differenceOf = useDifference(currency, expected);
  const required = useRequired();
  const today = useOfficeDay();
  const order = useOrderForm({
    values: { amount: writeAmount(start, currency, language), text: '', valueDate: '', sure: false },
    rules: {
      amount: (typed) => faultOf(typed, min, max),
      text: (text) => (textRequired || reasonOf ? required(text) : null),
      valueDate: (day) => (day > today ? t('form.dayAhead') : null),
      sure: (sure, { amount }) =>
        sure || faultOf(amount, min, max) !== null || differenceOf(read(amount)).length === 0 ? null : t('difference.unanswered'),
    },
    mutationFor: ({ amount, text, valueDate }) =>
      mutationFor(toText(read(amount) ?? 0, currency), text.trim(), valueDate === '' ? null : valueDate),
    onDone,
  });
  const { field, tick, set, values } = order.form;
  const amount = read(values.amount);
  const sum = amount === undefined ? '' : formatMinor(amount, currency, language);
  const difference = faultOf(values.amount, min, max) === null ? differenceOf(amount) : [];
  const isAmount = amount !== undefined && faultOf(values.amount, min, max) === null;
  const ahead = isAmount ? mutationFor(toText(amount, currency), '', null) : null;
  return (
    <OrderForm {...order} submit={submitLabel(sum, amount)} ahead={ahead} {...dialog}>
      {children}
      {hint ? <p className="lead">{hint}</p> : null}
      <AmountInput
        {...field('amount')}
        value={values.amount}
        onChange={({ currentTarget }) => set({ amount: currentTarget.value, sure: false })}
        currency={currency}
        required
        withAsterisk={false}
        label={amountLabel}
        description={max === undefined ? undefined : t('form.amountAbove', { amount: formatMinor(max, currency, language) })}
      />
      <DifferenceNotice sentences={difference} />
      {difference.length > 0 ? <Checkbox {...tick('sure')} label={t('difference.sure', { amount: sum })} /> : null}
      {dated ? (
        <TextInput
          {...field('valueDate')}
          type="date"
          max={today}
          label={`${t('form.valueDate')}, ${t('form.optional')}`}
          description={t('form.valueDateHint')}
        />
      ) : null}
      {reasonOf ? <ReasonField form={order.form} name="text" of={reasonOf} rows={2} /> : null}
      {textLabel && textRequired ? (
        <Textarea {...field('text')} label={textLabel} description={textHint} rows={2} maxLength={1000} required withAsterisk={false} />
      ) : null}
      {textLabel && !textRequired ? (
        <TextInput {...field('text')} label={`${textLabel}, ${t('form.optional')}`} description={textHint} />
      ) : null}
    </OrderForm>
  );
}

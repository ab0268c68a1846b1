import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MinorUnits, type MoneyText, toText } from '#libs/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { OrderMutation } from '../api/calls.js';
import { useOrderPage } from '../page/order-context.js';
import { readAmount, writeAmount } from './amount.js';
import { AmountField, useAmountCheck } from './amount-field.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

interface Props extends FormProps {
  /** in minor units of the order's currency; without `max` there is no upper bound */
  min?: MinorUnits;
  max?: MinorUnits;
  start: MinorUnits;
  amountLabel: string;
  hint?: string;
  /** The button repeats the sum. */
  submitLabel: (sum: string) => string;
  /** A second field: a note or a reference. Left out where there is none. */
  textLabel?: string;
  textHint?: string;
  mutationFor: (amount: MoneyText, text: string) => OrderMutation;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** A form about one sum, with an optional text beside it. */
export function MoneyForm(props: Props) {
  const { min, max, start, amountLabel, hint, submitLabel, textLabel, textHint, mutationFor, children, onDone, ...dialog } = props;
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { currency } = useOrderPage().order.price;
  const faultOfAmount = useAmountCheck(currency);
  const order = useOrderForm({
    values: { amount: writeAmount(start, currency, language), text: '' },
    rules: { amount: (typed) => faultOfAmount(typed, min, max) },
    mutationFor: ({ amount, text }) => mutationFor(toText(readAmount(amount, currency) ?? 0, currency), text.trim()),
    onDone,
  });
  const { field, values } = order.form;
  const amount = readAmount(values.amount, currency);
  return (
    <OrderForm {...order} submit={submitLabel(amount === undefined ? '' : formatMinor(amount, currency, language))} {...dialog}>
      {children}
      {hint ? <p className="lead">{hint}</p> : null}
      <AmountField
        {...field('amount')}
        label={amountLabel}
        description={max === undefined ? undefined : t('form.amountAbove', { amount: formatMinor(max, currency, language) })}
      />
      {textLabel ? <TextInput {...field('text')} label={`${textLabel}, ${t('form.optional')}`} description={textHint} /> : null}
    </OrderForm>
  );
}

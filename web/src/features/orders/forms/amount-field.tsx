import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/kernel/currency';
import type { MinorUnits } from '#libs/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { readAmount, writeAmount } from './amount.js';

interface Props {
  label: string;
  currency: Currency;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  description?: string | undefined;
}

/** A sum as people type it; the digits are checked by the form. */
export const AmountField = ({ label, value, onChange, error, description }: Props) => (
  <TextInput
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={error}
    description={description}
    inputMode="decimal"
    autoComplete="off"
    required
    withAsterisk={false}
  />
);

interface Bounds {
  min?: MinorUnits;
  max?: MinorUnits;
}

/** Gives the amount that was typed, or why it cannot be taken, in the reader's words. */
export function useAmountCheck(currency: Currency): (typed: string, bounds: Bounds) => { amount: MinorUnits } | { fault: string } {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const told = (amount: MinorUnits) => formatMinor(amount, currency, language);
  return (typed, { min = 1, max }) => {
    if (typed.trim() === '') return { fault: t('form.required') };
    const amount = readAmount(typed, currency);
    if (amount === undefined) return { fault: t('form.amountShape', { example: writeAmount(126_000, currency, language) }) };
    if (amount < min) return { fault: min === 1 ? t('form.amountPositive') : t('form.amountBelow', { amount: told(min) }) };
    if (max !== undefined && amount > max) return { fault: t('form.amountAbove', { amount: told(max) }) };
    return { amount };
  };
}

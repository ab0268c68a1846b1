import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Currency, MinorUnits } from '#libs/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { readAmount, writeAmount } from './amount.js';

/** A sum as people type it; the digits are checked by the form. */
export const AmountField = (props: TextInputProps) => (
  <TextInput {...props} inputMode="decimal" autoComplete="off" required withAsterisk={false} />
);

/** Says why the amount that was typed cannot be taken, in the reader's words; null where it can. */
export function useAmountCheck(currency: Currency): (typed: string, min?: MinorUnits, max?: MinorUnits) => string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const told = (amount: MinorUnits) => formatMinor(amount, currency, language);
  return (typed, min = 1, max = Infinity) => {
    if (typed.trim() === '') return t('form.required');
    const amount = readAmount(typed, currency);
    if (amount === undefined) return t('form.amountShape', { example: writeAmount(126_000, currency, language) });
    if (amount < min) return min === 1 ? t('form.amountPositive') : t('form.amountBelow', { amount: told(min) });
    return amount > max ? t('form.amountAbove', { amount: told(max) }) : null;
  };
}

import { useTranslation } from 'react-i18next';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';
import { amountFaultText } from '#machines/kernel/typed-amount-texts';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';

interface TypedAmounts {
  /** undefined while the text is no amount */
  read: (typed: string) => MinorUnits | undefined;
  /** why an amount is refused, in the reader's language; null if it is accepted */
  faultOf: (typed: string, min?: MinorUnits, max?: MinorUnits) => string | null;
}

/** Parses amounts in the reader's number format. */
export function useTypedAmounts(currency: Currency): TypedAmounts {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const money = (amount: MinorUnits) => formatMinor(amount, currency, language);
  return {
    read: (typed) => {
      const amount = readAmount(typed, currency, language);
      return isAmount(amount) ? amount : undefined;
    },
    faultOf: (typed, min = 1, max = Infinity) => {
      const amount = readAmount(typed, currency, language);
      if (!isAmount(amount)) return amountFaultText(amount, currency, language);
      if (amount < min) return min === 1 ? t('form.amountPositive') : t('form.amountBelow', { amount: money(min) });
      return amount > max ? t('form.amountAbove', { amount: money(max) }) : null;
    },
  };
}

import { useTranslation } from 'react-i18next';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';

/** A sum that an amount is compared with: what was reported, booked or is due, what was paid too much, what can be refunded, what a cancelled order has to return. */
export interface Expected {
  amount: MinorUnits;
  as: 'reported' | 'due' | 'overpaid' | 'refundable' | 'toReturn' | 'booked';
}

export interface Expectation {
  /** An amount that equals one of them differs from none; any other one is compared with the first. */
  sums: readonly Expected[];
  /** The balance, where more may be booked: the excess stays as an overpayment. */
  balance?: MinorUnits;
}

/** Sentences on how `amount` differs from the expected sums; empty where it does not. */
export function useDifference(currency: Currency, { sums, balance = Infinity }: Expectation): (amount: MinorUnits | undefined) => string[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const money = (sum: MinorUnits) => formatMinor(sum, currency, language);
  return (amount) => {
    if (amount === undefined) return [];
    const [first] = sums;
    const differs = first !== undefined && sums.every((one) => one.amount !== amount);
    const way = first && amount > first.amount ? 'more' : 'less';
    return [
      ...(differs
        ? [t(`difference.${first.as}.${way}`, { amount: money(Math.abs(amount - first.amount)), expected: money(first.amount) })]
        : []),
      ...(amount > balance ? [t('difference.overpayment', { amount: money(amount - balance) })] : []),
    ];
  };
}

/** The difference, for a form to show before its amount is booked. */
export const DifferenceNotice = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 ? <Notice tone="info">{sentences.join(' ')}</Notice> : null;

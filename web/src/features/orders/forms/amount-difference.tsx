import { useTranslation } from 'react-i18next';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';

/** An amount to compare with: the reported, booked, due or excess amount, what can be refunded, or what a cancelled order has to return. */
export interface Expected {
  amount: MinorUnits;
  as: 'reported' | 'due' | 'overpaid' | 'refundable' | 'toReturn' | 'booked';
}

export interface Expectation {
  /** an amount that equals one of them causes no notice; any other is compared with the first */
  sums: readonly Expected[];
  /** balance, if more may be booked: the excess becomes an overpayment */
  balance?: MinorUnits;
}

/** Texts on how `amount` differs from the expected amounts; empty if it equals one. */
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

/** Shows how a typed amount differs from the expected ones, before it is booked; renders nothing without sentences. */
export const DifferenceNotice = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 ? <Notice tone="info">{sentences.join(' ')}</Notice> : null;

import { useTranslation } from 'react-i18next';
import { formatCount, formatPercent, formatSpan } from '../../../lib/format.js';
import { useMachineTexts } from '../../../lib/machine-texts.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { WalkedArrow, WalkedStatus } from './use-process-map.js';

/** A figure of the process map whose orders the reader can list; with `to` it belongs to the arrow from `status`. */
export interface Figure {
  behind: 'arrow' | 'entered' | 'outliers' | 'paidLate' | 'repeated' | 'skipped' | 'waiting';
  status: WalkedStatus['status'];
  to?: WalkedStatus['status'];
}

/** Returns functions that format the map's counts, percentages and durations (seconds) in the reader's language. */
export function useProcessTexts() {
  const { t } = useTranslation('audit');
  const machine = useMachineTexts();
  const language = useLanguage();
  const count = (value: number) => formatCount(value, language);
  const span = (seconds: number | null) => (seconds === null ? t('process.none') : formatSpan(seconds * 1000, language));
  const status = (name: WalkedStatus['status']) => machine.status(name);
  return {
    t,
    count,
    span,
    status,
    percent: (value: number | null) => (value === null ? t('process.none') : formatPercent(Math.round(value), language)),
    /** "2 days / 5 days": median and ninetieth percentile */
    times: ({ median, ninetieth }: Pick<WalkedArrow, 'median' | 'ninetieth'>) =>
      median === null ? t('process.none') : `${span(median)} / ${span(ninetieth)}`,
    way: ({ from, to }: Pick<WalkedArrow, 'from' | 'to'>) => `${status(from)} → ${status(to)}`,
    operations: ({ operations, kind }: WalkedArrow) =>
      operations
        .map((name) => machine.operation(name, name === 'managerConfirmedLastPayment' && kind === 'back' ? 'reject' : undefined))
        .join(', '),
    waiting: ({ waiting }: WalkedStatus) => waiting.for.map(({ who, orders }) => `${t(`process.who.${who}`)}: ${count(orders)}`).join(', '),
    figure: ({ behind, status: name, to }: Figure) =>
      behind === 'arrow' && to
        ? `${status(name)} → ${status(to)}`
        : t(`process.behind.${behind === 'arrow' ? 'entered' : behind}`, { status: status(name) }),
  };
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { typeset } from '#machines/kernel/typography';
import type { OperationName } from '#machines/order/commands';
import type { MachineView, RefusalCode, Remedy } from '#machines/order/decision';
import { labelOf, type LabelKey } from '#machines/order/labels';
import type { OrderStatus } from '#machines/order/statuses';
import type { Reader } from '#machines/order/who';
import { formatMinor, formatPercent } from './format.js';
import { useLanguage } from './use-language.js';

/** Why something is refused: what is missing comes first, what stands behind it follows. */
export interface RefusalWords {
  missing: string;
  detail?: string;
}

/** The machine's own words in the reader's language: statuses, operations, refusals. */
export interface MachineWords {
  /** `percent` is the prepayment's, where the label names it; without one the label goes without it. */
  status: (status: OrderStatus, percent?: number) => string;
  /** The label of an order as it stands, "partner appointed" and "refunded" among them. */
  statusNow: (machine: MachineView, reader: Reader) => string;
  operation: (name: OperationName, variant?: 'confirm' | 'reject') => string;
  refusal: (refusal: { code: RefusalCode; remedy?: Remedy | null }) => RefusalWords;
}

/** Remedies that already name what is missing: no reason is added to them. */
const wholeRemedies: ReadonlySet<Remedy['key']> = new Set([
  'provideDocuments',
  'acceptDocuments',
  'requestDocumentsFirst',
  'completeSteps',
  'attachResult',
  'appointPartner',
  'payBalance',
  'confirmAsPaid',
  'confirmWithoutPrepayment',
  'nothingToPay',
  'otherPercent',
  'changeSomething',
]);

/** The prepayment in percent of the price, from the figures an order carries; undefined where there is no price to take it of. */
export const prepaymentPercent = ({ facts }: Pick<MachineView, 'facts'>): number | undefined =>
  facts.price > 0 ? Math.round((facts.prepayment / facts.price) * 10_000) / 100 : undefined;

/** The machine's texts for a component; drawn again when the language changes. */
export function useMachineWords(): MachineWords {
  const { t } = useTranslation('machine');
  const language = useLanguage();
  return useMemo(() => {
    const labelled = (key: LabelKey, percent?: number) =>
      t(key, { percent: percent === undefined ? '' : formatPercent(percent, language) }).replace(/:\s*$/, '');
    const list = (words: string[]) => new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
    const remedyText = ({ key, amount, amountMax, currency, percentMax, count, statuses, roles }: Remedy) =>
      t(`remedy.${key}`, {
        amount: amount !== undefined && currency ? formatMinor(amount, currency, language) : '',
        amountMax: amountMax !== undefined && currency ? formatMinor(amountMax, currency, language) : '',
        percentMax: percentMax === undefined ? '' : formatPercent(percentMax / 100, language),
        count: count ?? 0,
        statuses: list((statuses ?? []).map((status) => typeset(`"${labelled(`status.${status}`)}"`, language))),
        roles: list([...new Set((roles ?? []).map((who) => t(`who.${who}`)))]),
      });
    return {
      status: (status, percent) => labelled(`status.${status}`, percent),
      statusNow: (machine, reader) => labelled(labelOf(machine, reader), Math.round(prepaymentPercent(machine) ?? 0)),
      operation: (name, variant) => (variant === 'reject' ? t('operation.rejectLastPayment') : t(`operation.${name}`)),
      refusal: ({ code, remedy }) => {
        if (!remedy) return { missing: t(`refusal.${code}`) };
        const missing = remedyText(remedy);
        return wholeRemedies.has(remedy.key) ? { missing } : { missing, detail: t(`refusal.${code}`) };
      },
    };
  }, [language, t]);
}

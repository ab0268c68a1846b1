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

/** Why an operation is refused: what is missing, followed by the reason. */
export interface RefusalText {
  missing: string;
  detail?: string;
}

/** The machine's texts in the reader's language: statuses, operations, refusals. */
export interface MachineTexts {
  /** `percent` is the prepayment's, for labels that contain it */
  status: (status: OrderStatus, percent?: number) => string;
  /** the label of an order's current status, including "partner appointed" and "refunded" */
  statusNow: (machine: MachineView, reader: Reader) => string;
  operation: (name: OperationName, variant?: 'confirm' | 'reject') => string;
  refusal: (refusal: { code: RefusalCode; remedy?: Remedy | null }) => RefusalText;
}

/** Remedies that name what is missing, so that no reason is added. */
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

/** Prepayment in percent of the price; undefined for a price of zero. */
export const prepaymentPercent = ({ facts }: Pick<MachineView, 'facts'>): number | undefined =>
  facts.price > 0 ? Math.round((facts.prepayment / facts.price) * 10_000) / 100 : undefined;

/** Rerenders when the language changes. */
export function useMachineTexts(): MachineTexts {
  const { t } = useTranslation('machine');
  const language = useLanguage();
  return useMemo(() => {
    const labelled = (key: LabelKey, percent?: number) =>
      t(key, { percent: percent === undefined ? '' : formatPercent(percent, language) }).replace(/:\s*$/, '');
    const list = (names: string[]) => new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
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

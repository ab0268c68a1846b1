import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permits } from '#machines/access/table';
import { currencies, type MoneyText } from '#machines/kernel/money';
import { formatMoney } from '../../lib/format.js';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { CurrencyTotals } from '../../ui/currency-totals.js';
import { ListExport } from '../../ui/list/list-export.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { usePaymentColumns } from './payment-columns.js';
import { methods, paymentsList, stages, states } from './payments-list.js';
import { type HistoryPayment, type PaymentTotals, useDeclared, usePaymentsWithTotals } from './use-payments.js';

/** The dialog that confirms a declared transfer, from the separate feature orders. */
type Confirm = ComponentType<{ order: string; payment: string; onClose: () => void }>;

interface Props {
  /** all payments, or the reader's own */
  staff: boolean;
  Confirm?: Confirm;
}

/** The payment history with totals per currency; staff can filter declared transfers and confirm them. */
export function PaymentsPage(props: Props) {
  const { t } = useTranslation('payments');
  usePageTitle(t('title'));
  const me = useMe();
  return me ? <History confirms={props.staff && permits(me.actor, 'orders.money')} {...props} /> : null;
}

function History({ staff, confirms, Confirm }: Props & { confirms: boolean }) {
  const { t } = useTranslation(['payments', 'machine']);
  const list = useList(paymentsList);
  const answer = usePaymentsWithTotals(list.apiQuery);
  const [confirming, setConfirming] = useState<HistoryPayment | null>(null);
  const table = useListTable(list, answer, usePaymentColumns(staff, confirms && Confirm ? setConfirming : undefined));
  const waiting = useDeclared(confirms);
  const empty = t('payments:empty', { returnObjects: true });
  /* Cash and transfers are confirmed by people, the provider's payments by the provider: the label is the same. */
  const stateLabel = (state: (typeof states)[number]): string => {
    const label = t(`machine:payment.${state}`);
    return state === 'captured' ? `${label}, ${t('machine:method.provider')}` : label;
  };
  return (
    <>
      <ListPage
        list={list}
        title={t('payments:title')}
        actions={
          answer.data && answer.data.items.length > 0 ? (
            <ListExport path="/order-payments/export" name="payments" query={list.exportQuery} formats={['csv', 'xlsx']} />
          ) : null
        }
        search={{
          label: t('payments:search.label'),
          placeholder: staff ? t('payments:search.placeholder') : t('payments:search.placeholderClient'),
        }}
        tabs={
          <ListTabs
            list={list}
            name="stage"
            label={t('payments:tabsLabel')}
            tabs={[
              { value: '', label: t('payments:all') },
              ...(confirms ? [{ value: '', label: t('payments:toConfirm'), count: waiting, by: ['state', 'declared'] as const }] : []),
              ...stages.map((stage) => ({ value: stage, label: t(`machine:stage.${stage}`) })),
            ]}
          />
        }
        filters={[
          { name: 'paid', kind: 'days', label: t('payments:filters.paid') },
          {
            name: 'method',
            kind: 'choice',
            label: t('payments:filters.method'),
            useOptions: () => methods.map((value) => ({ value, label: t(`machine:method.${value}`) })),
          },
          {
            name: 'state',
            kind: 'choice',
            label: t('payments:filters.state'),
            useOptions: () => states.map((value) => ({ value, label: stateLabel(value) })),
          },
          {
            name: 'currency',
            kind: 'choice',
            label: t('payments:filters.currency'),
            useOptions: () => currencies.map((value) => ({ value, label: value })),
          },
          { name: 'returned', kind: 'days', label: t('payments:filters.returned') },
          { name: 'refunded', kind: 'tick', label: t('payments:filters.refunded'), shownAs: t('payments:filters.yes') },
        ]}
        sortLabels={t('payments:sort', { returnObjects: true })}
        answer={answer}
        summary={<Totals totals={answer.data?.totals ?? []} />}
        table={table}
        rowName={({ order }) => order.number}
        empty={staff ? empty : { ...empty, text: empty.textClient }}
      />
      {Confirm && confirming ? <Confirm order={confirming.order._id} payment={confirming._id} onClose={() => setConfirming(null)} /> : null}
    </>
  );
}

const isSome = ({ amount }: MoneyText): boolean => Number(amount) !== 0;

/* What was kept of the money in each currency, whatever page of it is shown. */
function Totals({ totals }: { totals: readonly PaymentTotals[] }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return (
    <CurrencyTotals
      folded
      label={t('totals.label')}
      totals={totals.map(({ payments, received, refunded, kept, fees }) => ({
        title: t('totals.kept', { currency: kept.currency, count: payments }),
        sum: kept,
        parts: [
          t('totals.received', { amount: formatMoney(received, language) }),
          ...(isSome(refunded) ? [t('totals.refunded', { amount: formatMoney(refunded, language) })] : []),
          ...(fees && isSome(fees) ? [t('totals.fees', { amount: formatMoney(fees, language) })] : []),
        ],
      }))}
    />
  );
}

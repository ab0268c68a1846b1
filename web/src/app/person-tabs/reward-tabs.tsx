import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { defineTabList } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { useLanguage } from '../../lib/use-language.js';
import { DataTable, type TableColumn, useDataTable } from '../../ui/list/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { ListRows, useListTable } from '../../ui/list/list-page.js';
import { MoneyText } from '../../ui/money-text.js';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/states.js';
import { PayoffState } from '../../features/payoffs/payoff-state.js';
import { type Payoff, usePayoffs } from '../../features/payoffs/use-payoffs.js';

type Earned = Schemas['PayoffOrderDto'];

/** Finished orders with an open reward, their calculation and the totals. */
export function RewardOfPartner({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['payoffs', 'earned', id],
    queryFn: ({ signal }) => call('GET', '/orders/orders-for-payoffs', { query: { partner: id }, signal }),
  });
  const columns = useMemo(
    (): TableColumn<Earned>[] => [
      {
        id: 'number',
        header: t('reward.order'),
        card: 'title',
        cell: (one) => <Link to={`/admin/order?id=${one._id}`}>{one.number}</Link>,
      },
      { id: 'finished', header: t('reward.finished'), card: 'corner', cell: ({ finishedAt }) => <DateText at={finishedAt} /> },
      { id: 'price', header: t('reward.price'), card: 'none', align: 'end', cell: ({ price }) => <MoneyText money={price} /> },
      { id: 'kept', header: t('reward.kept'), card: 'none', align: 'end', cell: ({ kept }) => <MoneyText money={kept} /> },
      { id: 'percent', header: t('reward.percent'), card: 'state', align: 'end', cell: ({ percent }) => formatPercent(percent, language) },
      {
        id: 'reward',
        header: t('reward.reward'),
        card: 'figure',
        align: 'end',
        cell: ({ reward }) => (
          <b>
            <MoneyText money={reward} />
          </b>
        ),
      },
    ],
    [language, t],
  );
  const table = useDataTable({ columns, rows: data?.items ?? [], rowKey: ({ _id }) => _id });
  if (isPending) return <TableSkeleton rows={4} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState title={t('reward.none')} text={t('reward.noneText')} />;
  return (
    <>
      <p className="muted mb-3">
        {t('reward.lead')} <b className="ink">{data.totals.map((sum) => formatMoney(sum, language)).join(' · ')}</b>
      </p>
      <DataTable of={table} caption={t('tabs.reward')} rowName={({ number }) => number} />
    </>
  );
}

const payoffs = defineTabList('payoffs', ['-finishedAt', 'amount']);

/** Payoffs of a partner; they are approved and paid on the page of payoffs. */
export function PayoffsOfPartner({ id }: { id: string }) {
  const { t } = useTranslation(['people', 'payoffs']);
  const whose = { 'filter[partner]': id };
  const list = useList(payoffs, whose);
  const answer = usePayoffs(list.apiQuery);
  const columns = useMemo((): TableColumn<Payoff>[] => {
    const one = (payoff: Payoff) => `/admin/payoffs?${new URLSearchParams({ 'filter[partner]': id, id: payoff._id }).toString()}`;
    return [
      {
        id: 'order',
        header: t('payoffs:columns.order'),
        card: 'title',
        cell: (payoff) => <Link to={one(payoff)}>{payoff.order.number}</Link>,
      },
      {
        id: 'state',
        header: t('payoffs:columns.state'),
        card: 'state',
        cell: (payoff) => <PayoffState {...payoff} />,
      },
      {
        id: 'amount',
        header: t('payoffs:columns.amount'),
        card: 'figure',
        align: 'end',
        sort: 'amount',
        cell: ({ amount }) => <MoneyText money={amount} />,
      },
      { id: 'due', header: t('payoffs:columns.due'), card: 'none', align: 'end', cell: ({ due }) => <MoneyText money={due} /> },
      {
        id: 'finished',
        header: t('payoffs:columns.finished'),
        card: 'corner',
        align: 'end',
        sort: 'finishedAt',
        cell: ({ finishedAt }) => <DateText at={finishedAt} />,
      },
    ];
  }, [id, t]);
  const table = useListTable(list, answer, columns);
  return (
    <>
      <ListRows
        list={list}
        answer={answer}
        table={table}
        caption={t('people:tabs.payoffs')}
        rowName={({ order }) => order.number}
        empty={{ title: t('payoffs:empty.title'), text: t('payoffs:empty.text') }}
      />
      <p className="mt-3">
        <Link to={`/admin/payoffs?${new URLSearchParams(whose).toString()}`}>{t('people:toPayoffs')}</Link>
      </p>
    </>
  );
}

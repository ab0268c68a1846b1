import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { NothingCell } from '../../ui/list/table-cells.js';
import { PayoffState } from './payoff-state.js';
import type { Payoff } from './use-payoffs.js';

/** Columns of payouts: order and client; for staff also the partner. */
export function usePayoffColumns(staff: boolean, hrefOf: (payoff: Payoff) => string): TableColumn<Payoff>[] {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  return [
    {
      id: 'order',
      header: t('columns.order'),
      card: 'title',
      fixed: true,
      cell: (payoff) => (
        <Link to={hrefOf(payoff)} preventScrollReset className="nowrap">
          {payoff.order.number}
        </Link>
      ),
    },
    ...(staff
      ? [{ id: 'partner', header: t('columns.partner'), card: 'name' as const, cell: (payoff: Payoff) => payoff.partner.name }]
      : []),
    { id: 'client', header: t('columns.client'), card: 'detail', cell: ({ client }) => client?.name || <NothingCell /> },
    { id: 'service', header: t('columns.service'), card: 'line', cell: ({ service }) => contentText(service, language) ?? <NothingCell /> },
    { id: 'state', header: t('columns.state'), card: 'state', cell: (payoff) => <PayoffState {...payoff} /> },
    { id: 'percent', header: t('columns.percent'), card: 'none', align: 'end', cell: ({ percent }) => formatPercent(percent, language) },
    {
      id: 'amount',
      header: t('columns.amount'),
      card: 'figure',
      align: 'end',
      sort: 'amount',
      cell: (payoff) => <b className="num">{formatMoney(payoff.amount, language)}</b>,
    },
    {
      id: 'due',
      header: t('columns.due'),
      card: 'none',
      align: 'end',
      cell: (payoff) => <span className="num">{formatMoney(payoff.due, language)}</span>,
    },
    {
      id: 'finished',
      header: t('columns.finished'),
      card: 'corner',
      sort: 'finishedAt',
      cell: ({ finishedAt }) => <DateText at={finishedAt} />,
    },
  ];
}

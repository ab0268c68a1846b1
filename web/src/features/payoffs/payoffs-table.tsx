import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { changed } from '../../lib/list/list-frame.js';
import type { ListPlace } from '../../lib/list/use-list-address.js';
import { useSelection } from '../../lib/list/use-selection.js';
import { useLanguage } from '../../lib/use-language.js';
import { DataTable, type TableColumn } from '../../ui/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { PayoffsBulkDialog } from './bulk-dialog.js';
import { PayoffState, usePayoffWords } from './payoff-state.js';
import { type PayoffsAddress, withOpen } from './payoffs-address.js';
import styles from './payoffs.module.css';
import type { Payoff, PayoffOperation } from './use-payoffs.js';

interface Props {
  place: ListPlace<PayoffsAddress>;
  actor: Actor;
  rows: readonly Payoff[];
  stale: boolean;
}

/** What was earned, a payoff a row; whoever may approves or pays many at once. */
export function PayoffsTable({ place, actor, rows, stale }: Props) {
  const { t } = useTranslation('payoffs');
  const { list, go, hrefOf } = place;
  const { selection, chosen, clear } = useSelection(rows);
  const [open, setOpen] = useState<{ operation: PayoffOperation; payoffs: readonly Payoff[] } | null>(null);
  const columns = useColumns(permits(actor, 'payoffs.read'), ({ _id }) => hrefOf(withOpen(list, _id)));
  const offered = operationsFor(actor);
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowName={({ order }) => order.number}
        sort={list.sort}
        onSort={(sort) => go(changed(list, { sort }))}
        {...(offered.length > 0 ? { selection } : {})}
        footer={
          offered.length > 0 && chosen.length > 0 ? (
            <BulkBar count={chosen.length} offered={offered} onOpen={(operation) => setOpen({ operation, payoffs: chosen })} />
          ) : null
        }
        stale={stale}
      />
      {open ? (
        <PayoffsBulkDialog
          {...open}
          onClose={() => {
            setOpen(null);
            clear();
          }}
        />
      ) : null}
    </>
  );
}

/** What `actor` may ask for at all; each payoff is judged by its machine. */
const operationsFor = (actor: Actor): PayoffOperation[] => [
  ...(permits(actor, 'payoffs.approve') ? (['approve', 'withdrawApproval'] as const) : []),
  ...(permits(actor, 'payoffs.pay') ? (['pay'] as const) : []),
];

interface BulkProps {
  count: number;
  offered: readonly PayoffOperation[];
  onOpen: (operation: PayoffOperation) => void;
}

function BulkBar({ count, offered, onOpen }: BulkProps) {
  const { t } = useTranslation('payoffs');
  const words = usePayoffWords();
  return (
    <div className={styles.bulk}>
      <span>{t('chosen', { count })}</span>
      {offered.map((operation) => (
        <Button
          key={operation}
          size="xs"
          variant={operation === 'withdrawApproval' ? 'subtle' : 'default'}
          onClick={() => onOpen(operation)}
        >
          {words.operation[operation]}
        </Button>
      ))}
    </div>
  );
}

function useColumns(staff: boolean, hrefOf: (payoff: Payoff) => string): TableColumn<Payoff>[] {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  return [
    {
      id: 'order',
      header: t('columns.order'),
      card: 'title',
      fixed: true,
      cell: (payoff) => (
        <Link to={hrefOf(payoff)} preventScrollReset>
          {payoff.order.number}
        </Link>
      ),
    },
    ...(staff
      ? [{ id: 'partner', header: t('columns.partner'), card: 'name' as const, cell: (payoff: Payoff) => payoff.partner.name }]
      : []),
    { id: 'state', header: t('columns.state'), card: 'state', cell: (payoff) => <PayoffState state={payoff.state} badge={payoff.badge} /> },
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

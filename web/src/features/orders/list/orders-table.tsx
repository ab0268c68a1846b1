import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import type { OrderListItem, Page } from '../../../api/wire.js';
import { DataTable, type TableColumn, type TableSelection } from '../../../ui/data-table.js';
import { Pagination } from '../../../ui/pagination.js';
import { EmptyState, ErrorState, TableSkeleton } from '../../../ui/states.js';
import { AssignDialog } from './assign-dialog.js';
import { BulkBar, type OpenDialog } from './bulk-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import { changed, isNarrowed, type ListAddress, perPageChoices, widened } from './list-address.js';
import { useOrders } from './use-orders.js';

interface Props {
  list: ListAddress;
  actor: Actor;
  columns: TableColumn<OrderListItem>[];
  go: (next: ListAddress) => void;
  hrefOf: (next: ListAddress) => string;
}

/** The rows, or what stands in their place. A bulk's dialog outlives them: what it did may empty the list under it. */
export function OrdersTable(props: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Content {...props} onOpen={setOpen} />
      {open?.kind === 'plan' ? <BulkDialog plan={open.plan} onClose={close} /> : null}
      {open?.kind === 'assign' ? <AssignDialog orders={open.orders} onClose={close} /> : null}
    </>
  );
}

type ContentProps = Props & { onOpen: (dialog: OpenDialog) => void };

function Content(props: ContentProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useOrders(props.list);
  if (isPending) return <TableSkeleton rows={Math.min(12, props.list.perPage)} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <Nothing {...props} />;
  return <Rows {...props} data={data} stale={isPlaceholderData} />;
}

function Rows({ list, actor, columns, go, hrefOf, onOpen, data, stale }: ContentProps & { data: Page<OrderListItem>; stale: boolean }) {
  const { t } = useTranslation('orders');
  const { selection, chosen, clear } = useSelection(data.items);
  const operates = permits(actor, 'orders.operate');
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={data.items}
        rowKey={(order) => order._id}
        rowName={(order) => order.number}
        sort={list.sort}
        onSort={(sort) => go(changed(list, { sort }))}
        {...(operates ? { selection } : {})}
        footer={operates && chosen.length > 0 ? <BulkBar orders={chosen} actor={actor} onClear={clear} onOpen={onOpen} /> : null}
        stale={stale}
      />
      <Pagination
        page={data.page}
        perPage={list.perPage}
        total={data.total}
        totalIsExact={data.totalIsExact}
        to={(page) => hrefOf(changed(list, { page }))}
        perPageChoices={perPageChoices}
        onPerPage={(perPage) => go(changed(list, { perPage }))}
      />
    </>
  );
}

/* Only rows in view count as chosen: nobody operates what they no longer see. */
function useSelection(rows: readonly OrderListItem[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((order) => keys.has(order._id));
  const selection: TableSelection = {
    keys,
    onToggle: (key, selected) => {
      const next = new Set(keys);
      if (selected) next.add(key);
      else next.delete(key);
      setKeys(next);
    },
    onToggleAll: (selected) => setKeys(new Set(selected ? rows.map((order) => order._id) : [])),
  };
  return { selection, chosen, clear: () => setKeys(new Set()) };
}

function Nothing({ list, actor, go, hrefOf }: Props) {
  const { t } = useTranslation('orders');
  if (isNarrowed(list)) {
    const clear = <Button onClick={() => go(widened(list))}>{t('empty.clear')}</Button>;
    return <EmptyState title={t('empty.noMatch')} text={t('empty.noMatchText')} action={clear} />;
  }
  if (list.page > 1) {
    const first = (
      <Button component={Link} to={hrefOf(changed(list, { page: 1 }))}>
        {t('empty.first')}
      </Button>
    );
    return <EmptyState title={t('empty.beyond')} text={t('empty.beyondText')} action={first} />;
  }
  if (actor.role === 'Client') return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return <EmptyState title={t('empty.staffTitle')} text={actor.role === 'Partner' ? t('empty.partnerText') : t('empty.staffText')} />;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { mayManageOrders, orderScope } from '#machines/access/table';
import type { OrderListItem, Page } from '../../../api/wire.js';
import { changed } from '../../../lib/list/list-frame.js';
import type { ListPlace } from '../../../lib/list/use-list-address.js';
import { useSelection } from '../../../lib/list/use-selection.js';
import { DataTable, type TableColumn } from '../../../ui/data-table.js';
import { Listed, NothingListed } from '../../../ui/listed.js';
import { EmptyState } from '../../../ui/states.js';
import { AssignDialog } from './assign-dialog.js';
import { BulkBar, type OpenDialog } from './bulk-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import { isNarrowed, type ListAddress, widened } from './list-address.js';
import { useOrders } from './use-orders.js';

interface Props {
  place: ListPlace<ListAddress>;
  actor: Actor;
  columns: TableColumn<OrderListItem>[];
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
  const answer = useOrders(props.place.list);
  return (
    <Listed answer={answer} place={props.place} nothing={<Nothing {...props} />}>
      {(page, stale) => <Rows {...props} data={page} stale={stale} />}
    </Listed>
  );
}

function Rows({ place: { list, go }, actor, columns, onOpen, data, stale }: ContentProps & { data: Page<OrderListItem>; stale: boolean }) {
  const { t } = useTranslation('orders');
  const { selection, chosen, clear } = useSelection(data.items);
  const operates = mayManageOrders(actor);
  return (
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
  );
}

/** Whoever is no client waits for orders to be placed, or to be given to them. */
const emptyTexts = { all: 'empty.staffText', assigned: 'empty.assignedText', own: 'empty.partnerText', none: 'empty.staffText' } as const;

function Nothing({ place: { list, go, hrefOf }, actor }: Props) {
  const { t } = useTranslation('orders');
  return (
    <NothingListed
      words={t('empty', { returnObjects: true })}
      narrowed={isNarrowed(list)}
      page={list.page}
      onClear={() => go(widened(list))}
      firstPage={hrefOf(changed(list, { page: 1 }))}
    >
      {actor.role === 'Client' ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <EmptyState title={t('empty.staffTitle')} text={t(emptyTexts[orderScope(actor)])} />
      )}
    </NothingListed>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { call } from '../../api/call.js';
import type { OrderListItem, Page } from '../../api/wire.js';
import type { Person } from '../../features/people/wire.js';
import { askFrame, changed } from '../../lib/list/list-frame.js';
import { tabList } from '../../lib/list/tab-list.js';
import { useListAddress } from '../../lib/list/use-list-address.js';
import { DataTable } from '../../ui/data-table.js';
import { Listed } from '../../ui/listed.js';
import { EmptyState } from '../../ui/states.js';
import { useOrderColumns } from '../../features/orders/list/order-columns.js';

const address = tabList('orders', ['createdAt', 'updatedAt'], '-createdAt');

/* Whose orders they are is known, who manages them is read in the order. */
const isTold = (person: Person, id: string) => id !== 'manager' && id !== 'acts' && !(person.role === 'Client' && id === 'client');

/** The orders a client placed, or those a partner works on. */
export function OrdersOfPerson({ person, actor }: { person: Person; actor: Actor }) {
  const { t } = useTranslation(['people', 'orders']);
  const place = useListAddress(address);
  const { list, go } = place;
  const asked = askFrame(new URLSearchParams({ [`filter[${person.role === 'Client' ? 'client' : 'partner'}]`]: person._id }), list);
  const answer = useQuery({
    queryKey: ['orders', 'page', asked.toString()],
    queryFn: ({ signal }) => call<Page<OrderListItem>>('GET', '/orders', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
  const columns = useOrderColumns('admin', actor, list.sort).filter(({ id, optional }) => !optional && isTold(person, id));
  return (
    <Listed answer={answer} place={place} nothing={<EmptyState title={t('people:noOrders')} />}>
      {(page, stale) => (
        <DataTable
          caption={t('people:tabs.orders')}
          columns={columns}
          rows={page.items}
          rowKey={(order) => order._id}
          rowName={(order) => order.number}
          sort={list.sort}
          onSort={(sort) => go(changed(list, { sort }))}
          stale={stale}
        />
      )}
    </Listed>
  );
}

import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { useOrderColumns } from '../../features/orders/list/order-columns.js';
import { useOrders } from '../../features/orders/api/use-orders.js';
import type { Person } from '../../features/people/wire.js';
import { defineTabList } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { ListRows, useListTable } from '../../ui/list/list-page.js';

const orders = defineTabList('orders', ['-createdAt', '-updatedAt']);

/* Whose orders they are is known, who manages them is read in the order. */
const isShown = (person: Person, id: string) => id !== 'manager' && id !== 'acts' && !(person.role === 'Client' && id === 'client');

/** Tab of a person's page: orders that a client placed, or that a partner works on. */
export function OrdersOfPerson({ person, actor }: { person: Person; actor: Actor }) {
  const { t } = useTranslation(['people', 'orders']);
  const list = useList(orders, { [`filter[${person.role === 'Client' ? 'client' : 'partner'}]`]: person._id });
  const answer = useOrders(list.apiQuery);
  const columns = useOrderColumns('admin', actor, list.state.sort).filter(({ id, optional }) => !optional && isShown(person, id));
  return (
    <ListRows
      list={list}
      answer={answer}
      table={useListTable(list, answer, columns)}
      caption={t('people:tabs.orders')}
      rowName={({ number }) => number}
      empty={{ title: t('people:noOrders') }}
    />
  );
}

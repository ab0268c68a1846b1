import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import { useMe } from '../../../lib/session/session.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { changed, shortestSearch } from '../../../lib/list/list-frame.js';
import { useListAddress } from '../../../lib/list/use-list-address.js';
import { isShown, ListColumns } from '../../../ui/listed.js';
import { ListToolbar } from '../../../ui/list-toolbar.js';
import { PageHeader } from '../../../ui/page-header.js';
import { SortMenu } from '../../../ui/sort-menu.js';
import { readAddress, writeAddress } from './list-address.js';
import { ExportOrders } from './export-orders.js';
import { ListFilters } from './list-filters.js';
import { ListStatusTabs } from './list-status-tabs.js';
import { useOrderColumns } from './order-columns.js';
import { OrdersTable } from './orders-table.js';

type Area = 'personal' | 'admin';

/** /orders-list: the orders of a client or a partner. */
export const OrdersListPage = () => <OrdersList area="personal" />;

/** /admin/orders-list: every order, or those assigned to the reader. */
export const StaffOrdersListPage = () => <OrdersList area="admin" />;

function OrdersList({ area }: { area: Area }) {
  const { t } = useTranslation('orders');
  const me = useMe();
  usePageTitle(t('title'));
  return me ? <List key={me._id} area={area} actor={me.actor} /> : null;
}

const address = { read: readAddress, write: writeAddress };
const sorts = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] as const;

function List({ area, actor }: { area: Area; actor: Actor }) {
  const { t } = useTranslation('orders');
  const place = useListAddress(address);
  const { list, go, hrefOf } = place;
  const columns = useOrderColumns(area, actor, list.sort);
  const length = list.search.trim().length;
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportOrders list={list} />
            <NewOrder actor={actor} area={area} />
          </>
        }
      />
      <div style={{ marginTop: 14 }}>
        <ListStatusTabs list={list} seesReward={actor.role !== 'Client'} hrefOf={hrefOf} />
      </div>
      <ListToolbar
        search={{
          value: list.search,
          label: t('search.label'),
          placeholder: actor.role === 'Client' ? t('search.placeholderClient') : t('search.placeholder'),
          onChange: (search) => go(changed(list, { search }), true),
          ...(length > 0 && length < shortestSearch ? { hint: t('search.short') } : {}),
        }}
        filters={<ListFilters list={list} actor={actor} onChange={(next) => go(next)} />}
        end={
          <>
            <SortMenu
              label={t('sort.label')}
              choices={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
              sort={list.sort}
              onSort={(sort) => go(changed(list, { sort }))}
            />
            <ListColumns columns={columns} place={place} />
          </>
        }
      />
      <OrdersTable place={place} actor={actor} columns={columns.filter(isShown(list.switched))} />
    </>
  );
}

const NewOrderDialog = lazy(() => import('../new/new-order-dialog.js').then((module) => ({ default: module.NewOrderDialog })));

function NewOrder({ actor, area }: { actor: Actor; area: Area }) {
  const { t } = useTranslation('orders');
  const [opened, setOpened] = useState(false);
  if (!permits(actor, 'orders.place')) return null;
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('new.open')}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <NewOrderDialog actor={actor} area={area} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
